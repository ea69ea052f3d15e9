import { directionOf } from '@swipefolio/platform/languages'
import { Markup, markup } from '@swipefolio/platform/markup'
import type { MailBlock, MailContent, MailLink } from './mail-content'

/** Mail programs ignore much of style sheets, so that the light scheme is inline and the sheet has only the dark one. */
const styles = {
  body: 'margin:0;padding:0;background:#faf5ec;color:#221a13;',
  page: "width:100%;background:#faf5ec;font-family:'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.55;color:#221a13;",
  outer: 'padding:32px 16px;',
  mark: 'display:inline-block;width:30px;height:30px;margin-inline-end:10px;border-radius:9px;background:#c42e17;color:#fffdf8;text-align:center;font-size:17px;line-height:30px;',
  name: 'margin:0 0 20px;font-size:22px;font-weight:800;letter-spacing:-0.02em;',
  home: 'color:#221a13;text-decoration:none;',
  card: 'padding:28px 28px 10px;background:#fffdf8;border:1px solid #e6dccb;border-radius:18px;',
  paragraph: 'margin:0 0 18px;overflow-wrap:anywhere;',
  code: 'margin:0 0 18px;padding:18px;background:#f1e9dc;border-radius:12px;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:34px;font-weight:700;letter-spacing:4px;line-height:1.2;-webkit-user-select:all;user-select:all;',
  button:
    'display:inline-block;padding:12px 26px;background:#221a13;border-radius:99px;color:#faf5ec;font-weight:700;text-decoration:none;',
  item: 'padding:12px 0;overflow-wrap:anywhere;',
  rule: 'border-top:1px solid #e6dccb;',
  link: 'color:#c42e17;',
  footer: 'margin:20px 4px 0;font-size:14px;color:#655a4e;',
} as const

const dark = new Markup(`
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: #17120e !important; color: #f6ede1 !important }
  .home { color: #f6ede1 !important }
  .card { background: #211a15 !important; border-color: #3b3028 !important }
  .code { background: #2d241d !important }
  .button { background: #f6ede1 !important; color: #17120e !important }
  .item { border-color: #3b3028 !important }
  .link { color: #ff8163 !important }
  .footer { color: #b9ab99 !important }
}`)

const link = ({ label, href }: MailLink) =>
  markup`<a class="link" dir="auto" href="${href}" style="${styles.link}">${label}</a>`

/** `dir`: of what is written in the language of the mail. `buttons`: their addresses, to which no line leads, too. */
function blockHtml(block: MailBlock, dir: 'auto' | 'rtl', buttons: readonly string[]): Markup {
  if (typeof block === 'string') {
    return markup`<p dir="${dir}" style="${styles.paragraph}">${block}</p>`
  }
  if ('code' in block) {
    return markup`<p class="code" dir="ltr" style="${styles.code}">${block.code}</p>`
  }
  if ('items' in block) {
    return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.paragraph}">${block.items.map(
      (item, at) =>
        markup`<tr><td class="item" dir="${dir}" style="${styles.item}${at > 0 && styles.rule}">${buttons.includes(item.href) ? item.label : link(item)}</td></tr>`,
    )}</table>`
  }
  return markup`<p style="${styles.paragraph}"><a class="button" href="${block.href}" style="${styles.button}">${block.label}</a></p>`
}

/** Mail programs show the mail in an element of their own, so that its table says this, too. */
const rightToLeft = new Markup(' dir="rtl"')

/** One calm column that reads without images, style sheets or scripts. It loads nothing. */
export function mailHtml(content: MailContent): string {
  const { language, subject, greeting, blocks, footer = [], homeUrl } = content
  const isRightToLeft = directionOf(language) === 'rtl'
  const direction = isRightToLeft ? rightToLeft : ''
  const buttons = blocks.flatMap((block) =>
    typeof block === 'object' && 'href' in block ? [block.href] : [],
  )
  return markup`<!doctype html>
<html lang="${language}"${direction}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${dark}</style>
</head>
<body class="page" style="${styles.body}">
<table class="page" role="presentation"${direction} width="100%" cellpadding="0" cellspacing="0" style="${styles.page}"><tr><td align="center" style="${styles.outer}">
<div style="max-width:560px;text-align:start;">
<p style="${styles.name}"><a class="home" href="${homeUrl}" style="${styles.home}"><span aria-hidden="true" style="${styles.mark}">♥︎</span>Swipefolio</a></p>
<div class="card" style="${styles.card}">
${[greeting, ...blocks].map((block) => blockHtml(block, isRightToLeft ? 'rtl' : 'auto', buttons))}
</div>
<p class="footer" style="${styles.footer}">${footer.map((one) => [link(one), markup`<br>`])}</p>
</div>
</td></tr></table>
</body>
</html>`.html
}
