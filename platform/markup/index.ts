import { escapeHtml } from './escape-html'

export { escapeHtml } from './escape-html'

/** HTML that may stand in a page as it is. */
export class Markup {
  constructor(readonly html: string) {}
}

type Content = string | number | Markup | Content[] | undefined | false

/** Makes HTML; the texts that are put into it are escaped. */
export const markup = (parts: TemplateStringsArray, ...contents: Content[]) =>
  new Markup(parts.map((part, at) => part + render(contents[at])).join(''))

function render(content: Content): string {
  if (content === undefined || content === false) return ''
  if (Array.isArray(content)) return content.map(render).join('')
  return content instanceof Markup ? content.html : escapeHtml(String(content))
}
