import { directionOf } from '@swipefolio/platform/languages'
import { Markup, markup } from '@swipefolio/platform/markup'
import { createHash } from 'node:crypto'
import type { Translator } from '../../i18n/translator'

const style = `
:root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; background: light-dark(#faf5ec, #17120e) }
body { margin: 0 auto; max-width: 30rem; padding: 4rem 1.25rem }
h1 { font-size: 1.8rem; line-height: 1.2; margin: 0 0 1rem }
form { margin: 1.5rem 0 }
button { font: inherit; font-weight: 600; padding: .6rem 1.4rem; border: 2px solid; border-radius: 99rem; background: light-dark(#1d1712, #f6efe4); color: light-dark(#faf5ec, #17120e); cursor: pointer }
a { color: inherit }
`
const styleHash = createHash('sha256').update(style).digest('base64')

export const unsubscribePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const page = ({ language, t }: Translator, title: string, content: Markup) =>
  markup`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Swipefolio</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
<p><a href="/dashboard?section=settings">${t('Choose about what you are mailed')}</a></p>
</main>
</body>
</html>`.html

/** Opening the address changes nothing, because mail scanners open it, too. */
export function askingPage(translator: Translator): string {
  const { t } = translator
  const content = markup`<p>${t('Swipefolio mails you about unread messages, new contacts and links when you have not seen them, and about new projects of your saved filters. Mails about your account itself, such as codes, are not meant.')}</p>
<form method="post"><button>${t('Stop these mails')}</button></form>`
  return page(translator, t('No more mails?'), content)
}

export function donePage(translator: Translator): string {
  const { t } = translator
  const content = markup`<p>${t('Swipefolio still mails you about your account itself, such as codes.')}</p>`
  return page(translator, t('You get no more of these mails'), content)
}
