import { markup, type Markup } from '@swipefolio/platform/markup'

/** A text of the document: paragraphs with an empty line between them. */
export const paragraphs = (text: string): Markup[] =>
  text.split('\n\n').map((paragraph) => markup`<p>${inline(paragraph)}</p>`)

/** One line of a text; what stands between backticks is code. */
export const inline = (text: string): Markup[] =>
  text.split('`').map((part, at) => (at % 2 === 0 ? markup`${part}` : markup`<code>${part}</code>`))
