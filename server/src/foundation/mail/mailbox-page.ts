import { createHash } from 'node:crypto'
import { markup, Markup } from '@swipefolio/platform/markup'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../http/errors'
import { pageLook } from '../http/page-look'
import { parseId } from '../http/parse-id'
import type { Services } from '../services'
import type { Config } from '../settings/config'
import { findMailHtml, listMail } from './mailbox'

const style = `
${pageLook.fontFaces}
:root { color-scheme: light dark; font: 420 16px/1.5 ${pageLook.textFont}; background: light-dark(#faf5ec, #17120e); color: light-dark(#221a13, #f6ede1) }
body { margin: 0; padding: 1rem clamp(.75rem, 4vw, 2.5rem) 3rem }
main { max-width: 46rem; margin: 0 auto }
h1, h2, .brand { font-family: ${pageLook.displayFont}; font-weight: 720 }
.brand { display: inline-flex; gap: .5rem; align-items: center; margin-bottom: 1.5rem; font-size: 1.375rem; letter-spacing: -.03em; text-decoration: none }
.mark { width: 2rem; height: 2rem }
h1 { font-size: clamp(1.8rem, 6vw, 2.4rem); letter-spacing: -.025em; line-height: 1.1; margin: 0 0 .5rem }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: 1.5rem 0 }
input { flex: 1 1 12rem; min-width: 0; background: light-dark(#fffdf8, #211a15) }
input, button { box-sizing: border-box; font: inherit; min-height: 2.75rem; padding: 0 1.25rem; border: 1.5px solid light-dark(#8f8271, #83766a); border-radius: 99rem; color: inherit }
button { font-weight: 650; border-color: transparent; background: light-dark(#221a13, #f6ede1); color: light-dark(#faf5ec, #17120e); cursor: pointer }
a { color: inherit }
form a { padding: .6rem 0; text-underline-offset: .18em }
:focus-visible { outline: .1875rem solid light-dark(#2b46c8, #a3b3ff); outline-offset: .125rem }
main > details { overflow: hidden; margin: 1rem 0; border: 1px solid light-dark(#e6dccb, #3b3028); border-radius: 1.375rem; background: light-dark(#fffdf8, #211a15) }
summary, .text { padding: .9rem 1.25rem }
main > details > summary { display: grid; grid-template-columns: 1fr auto; column-gap: 1rem; list-style: none }
main > details > summary > * { grid-column: 1 }
main > details > summary::after { content: ''; grid-area: 1 / 2 / span 2; place-self: center; width: .5rem; height: .5rem; border: solid; border-width: 0 .15rem .15rem 0; translate: 0 -.15rem; rotate: 45deg }
main > details[open] > summary::after { translate: 0 .15rem; rotate: 225deg }
h2 { font-size: 1.125rem; letter-spacing: -.01em; line-height: 1.3; margin: 0 0 .15rem }
p { margin: 0 }
.soft { color: light-dark(#655a4e, #b9ab99); font-size: .875rem }
h2, p { overflow-wrap: anywhere }
iframe { display: block; width: 100%; height: 27rem; border: solid light-dark(#e6dccb, #3b3028); border-width: 1px 0 }
summary { cursor: pointer }
details details summary { font-size: .875rem; font-weight: 550 }
summary:focus-visible { outline-offset: -.1875rem; border-radius: 1.3rem }
.text { white-space: pre-wrap; padding-top: 0 }
.none { display: grid; justify-items: center; gap: .75rem; margin-top: 1.5rem; padding: 2.5rem 1.5rem; border: 1.5px dashed light-dark(#8f8271, #83766a); border-radius: 1.375rem; text-align: center }
.none svg { padding: 1.25rem; border-radius: 50%; background: light-dark(#f1e9dc, #2d241d); color: light-dark(#655a4e, #b9ab99) }
`

/** Makes each frame as high as its mail. */
const script = `
document.addEventListener('load', ({ target }) => {
  const mail = target instanceof HTMLIFrameElement && target.contentDocument?.documentElement
  if (mail) new ResizeObserver(() => (target.style.height = mail.offsetHeight + 'px')).observe(mail)
}, true)
`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const pagePolicy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; font-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** A mail runs no script, loads nothing and opens its links in a new tab, as in a mail program. The page measures it. */
const sandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'
const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox ${sandbox}`

interface Filter {
  Querystring: { to?: string | string[] }
}

export const mailboxPath = '/dev/mailbox'

/** Whether mail is kept to be read there. */
export const hasMailbox = ({ production, smtpUrl }: Pick<Config, 'production' | 'smtpUrl'>) =>
  !production && !smtpUrl

/** The mailbox as a page (`/dev/mailbox`) and as JSON (`/dev/mailbox.json`). Not in production. */
export function mailboxPage(app: FastifyInstance, { db }: Services): void {
  app.get<Filter>(`${mailboxPath}.json`, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const mails = await listMail(db, { recipient: recipientOf(request.query) })
    return mails.map(({ to, subject, text, createdAt }) => ({ to, subject, text, createdAt }))
  })

  app.get<Filter>(mailboxPath, async (request, reply) => {
    const recipient = recipientOf(request.query)
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy)
      .type('text/html; charset=utf-8')
      .send(page(await listMail(db, { part: recipient }), recipient).html)
  })

  app.get<{ Params: { id: string } }>(`${mailboxPath}/:id`, async (request, reply) => {
    const html = await findMailHtml(db, parseId(request.params.id))
    if (!html) throw notFound()
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', mailPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(html.replace('<head>', '<head><base target="_blank">'))
  })
}

const recipientOf = ({ to }: { to?: string | string[] }) =>
  (Array.isArray(to) ? to[0] : to) || undefined

type MailList = Awaited<ReturnType<typeof listMail>>

const page = (mails: MailList, recipient = '') => markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox · Swipefolio</title>
<style>${new Markup(style)}</style>
<script>${new Markup(script)}</script>
</head>
<body>
<main>
<a class="brand" href="/">${pageLook.mark}Swipefolio</a>
<h1>Mailbox</h1>
<p class="soft">The emails of this server, newest first. None of them was sent.</p>
${(mails.length > 0 || recipient !== '') && filterForm(recipient)}
${mails.length > 0 ? mails.map(mailOf) : noMail(recipient)}
</main>
</body>
</html>`

const filterForm = (recipient: string) =>
  markup`<form><input name="to" autocomplete="off" autocapitalize="none" spellcheck="false" aria-label="Recipient" placeholder="Recipient" value="${recipient}"><button>Filter</button>${recipient !== '' && markup`<a href="${mailboxPath}">All emails</a>`}</form>`

const envelope = new Markup(
  '<svg width="28" height="28" viewBox="0 0 28 28" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" aria-hidden="true"><rect x="3" y="6" width="22" height="16" rx="3"/><path d="m4 8 10 8 10-8"/></svg>',
)

const noMail = (recipient: string) => markup`<section class="none">${envelope}
${
  recipient === ''
    ? markup`<h2>No emails yet</h2><p><a href="/signup">Sign up</a>, and the code comes here.</p>`
    : markup`<h2>No emails to ${recipient}</h2><p>A code or a link takes a few seconds.</p>`
}
</section>`

/** Only the newest is unfolded; the others are loaded when they are. */
const mailOf = (
  { id, to, subject, text, createdAt }: MailList[number],
  place: number,
) => markup`<details${place === 0 && new Markup(' open')}>
<summary><h2 dir="auto">${subject}</h2><p class="soft">to ${to} · <time datetime="${createdAt}">${createdAt.slice(0, 19).replace('T', ' ')} UTC</time></p></summary>
<iframe src="${mailboxPath}/${id}" title="${subject}" sandbox="${sandbox}" loading="lazy"></iframe>
<details><summary>Plain text</summary><p class="text" dir="auto">${text}</p></details>
</details>`
