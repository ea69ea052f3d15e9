import { escapeHtml } from './escape-html'

export { escapeHtml } from './escape-html'

/** HTML that is inserted without escaping. */
export class Markup {
  constructor(readonly html: string) {}
}

type Content = string | number | Markup | Content[] | undefined | false

/** Builds HTML and escapes the interpolated texts. */
export const markup = (parts: TemplateStringsArray, ...contents: Content[]) =>
  new Markup(parts.map((part, at) => part + render(contents[at])).join(''))

function render(content: Content): string {
  if (content === undefined || content === false) return ''
  if (Array.isArray(content)) return content.map(render).join('')
  return content instanceof Markup ? content.html : escapeHtml(String(content))
}
