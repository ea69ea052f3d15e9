import type { Nodes } from 'mdast'

/** The words of a node; without pictures and tags. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : ''
}
