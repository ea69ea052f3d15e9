const sampled = 8192
/** Longer lines are generated, and regular expressions would take too long on them. */
const longestLine = 1000

/** Ten bytes per line on average is not source code either. */
const mostLines = 8000

/** A file's bytes as text without characters that PostgreSQL cannot store; undefined for binary data. */
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
