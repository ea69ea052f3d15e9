export type TextBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }

const listLine = /^\s*[-*•]\s+(?=\S)/

/** Splits a typed text at blank lines and around runs of lines that begin with a list mark. A paragraph keeps the indentation of its lines. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let isBlockOpen = false
  for (const line of text.split(/\r?\n/)) {
    const last = isBlockOpen ? blocks.at(-1) : undefined
    const isItem = listLine.test(line)
    const words = (isItem ? line.replace(listLine, '') : line).trimEnd()
    isBlockOpen = words !== ''
    if (!isBlockOpen) continue
    if (isItem && last?.kind === 'list') {
      blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, words] }
    } else if (isItem) {
      blocks.push({ kind: 'list', items: [words] })
    } else if (last?.kind === 'paragraph') {
      blocks[blocks.length - 1] = { kind: 'paragraph', text: `${last.text}\n${words}` }
    } else {
      blocks.push({ kind: 'paragraph', text: words })
    }
  }
  return blocks
}
