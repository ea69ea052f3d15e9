const sampled = 8192
/** No person reads on; and what looks for patterns would never end. */
const longestLine = 1000

/** Ten bytes a line are no program either. */
const mostLines = 8000

/** A file's bytes as text, without what no database takes; nothing when they are no text. */
export function textOf(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, sampled)
  if (start.includes(0)) return undefined
  const text = bytes.toString('utf8').replace(/^\ufeff/, '')
  const unreadable = text.slice(0, sampled).match(/\ufffd/g)?.length ?? 0
  return unreadable > start.length / 20
    ? undefined
    : text
        .replaceAll('\0', '')
        .split('\n', mostLines)
        .map((line) => line.slice(0, longestLine))
        .join('\n')
}
