import { chosenLanguage, directionOf } from '@swipefolio/platform/languages'
import { Markup, markup } from '@swipefolio/platform/markup'
import { type ErrorCode, languages, paths } from '@swipefolio/shared/contract'
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { WriteRefusalPage } from '../foundation/http/errors'
import { pageLook } from '../foundation/http/page-look'
import { type Translator, translatorFor } from '../i18n/translator'

const reloadSeconds = 10

const style = `
${pageLook.fontFaces}
:root { color-scheme: light dark; font: 420 18px/1.5 ${pageLook.textFont}; background: light-dark(#faf5ec, #17120e); color: light-dark(#221a13, #f6ede1) }
body { box-sizing: border-box; display: grid; grid-template-rows: auto 1fr; min-height: 100dvh; max-width: 80rem; margin: 0 auto; padding: 1rem clamp(.75rem, 4vw, 2.5rem) }
.brand { display: inline-flex; gap: .5rem; align-items: center; font: 720 1.375rem ${pageLook.displayFont}; letter-spacing: -.03em; color: inherit; text-decoration: none }
.mark { width: 2rem; height: 2rem }
main { display: grid; place-content: center; gap: 1.5rem; max-width: 34rem; margin: 0 auto; padding-bottom: 4rem; text-align: center }
h1 { margin: 0; font: 720 clamp(1.6rem, 6vw, 2.2rem)/1.2 ${pageLook.displayFont}; letter-spacing: -.02em; text-wrap: balance }
main a { justify-self: center; padding: .6rem 1.4rem; border-radius: 99rem; background: light-dark(#221a13, #f6ede1); color: light-dark(#faf5ec, #17120e); font-weight: 650; text-decoration: none }
:focus-visible { outline: .1875rem solid light-dark(#2b46c8, #a3b3ff); outline-offset: .125rem }
`

const styleHash = createHash('sha256').update(style).digest('base64')

const headersOfPage = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

/** Whether a person would see the answer as a page. */
const isOpenedAsPage = ({ accept }: IncomingHttpHeaders) => accept?.includes('text/html') ?? false

/** What the person can do; the page of a busy server tries again by itself, too. */
function wayOn(code: ErrorCode, t: Translator['t']) {
  if (code === 'unavailable') return markup`<a href="">${t('Try Again')}</a>`
  if (code === 'unauthenticated') return markup`<a href="${paths.login}">${t('Log In')}</a>`
  return markup`<a href="${paths.home}">${t('Back to Home')}</a>`
}

/** In the language of the browser. */
export const refusalPage: WriteRefusalPage = (headers, sentence, code) => {
  if (!isOpenedAsPage(headers)) return undefined
  const { language, t, translated } = translatorFor(chosenLanguage(headers, languages))
  const message = translated(sentence)
  const { html } = markup`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${code === 'unavailable' && markup`<meta http-equiv="refresh" content="${reloadSeconds}">`}
<title>${message} · Swipefolio</title>
<style>${new Markup(style)}</style>
</head>
<body>
<header><a class="brand" href="/">${pageLook.mark}Swipefolio</a></header>
<main>
<h1>${message}</h1>
${wayOn(code, t)}
</main>
</body>
</html>`
  return { headers: headersOfPage, html }
}
