const sampled = 8192
/** No person reads on; and what looks for patterns would never end. */
const longestLine = 1000

const longLines = new RegExp(`(.{${longestLine}}).+`, 'g')

/** A file's bytes as text, without what no database takes; nothing when they are no text. */
export function textOf(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, sampled)
  if (start.includes(0)) return undefined
  const text = bytes.toString('utf8').replace(/^\ufeff/, '')
  const unreadable = text.slice(0, sampled).match(/\ufffd/g)?.length ?? 0
  return unreadable > start.length / 20
    ? undefined
    : text.replaceAll('\0', '').replace(longLines, '$1')
}
