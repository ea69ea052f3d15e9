import { createHash } from 'node:crypto'
import { markup, Markup } from '@swipefolio/platform/markup'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../http/errors'
import { parseId } from '../http/parse-id'
import type { Services } from '../services'
import { findMailHtml, listMail } from './mailbox'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#faf5ec, #17120e); color: light-dark(#221a13, #f6ede1) }
body { margin: 0 auto; max-width: 46rem; padding: clamp(1rem, 4vw, 2.5rem) clamp(.75rem, 3vw, 1.5rem) }
h1 { font-size: clamp(1.8rem, 6vw, 2.4rem); letter-spacing: -.02em; line-height: 1.1; margin: 0 0 .5rem }
form { display: flex; gap: .5rem; margin: 1.5rem 0 }
input { flex: 1; min-width: 0; background: light-dark(#fffdf8, #211a15) }
input, button { font: inherit; min-height: 2.75rem; padding: 0 1rem; border: 1.5px solid light-dark(#8f8271, #83766a); border-radius: 99rem; color: inherit }
button { font-weight: 650; background: light-dark(#221a13, #f6ede1); color: light-dark(#faf5ec, #17120e); cursor: pointer }
article { overflow: hidden; margin: 1rem 0; border: 1px solid light-dark(#e6dccb, #3b3028); border-radius: 1.2rem; background: light-dark(#fffdf8, #211a15) }
header, details { padding: .9rem 1.2rem }
h2 { font-size: 1.1rem; line-height: 1.3; margin: 0 }
p { margin: 0 }
.soft { color: light-dark(#655a4e, #b9ab99); font-size: .9rem }
h2, p { overflow-wrap: anywhere }
iframe { display: block; width: 100%; height: 27rem; resize: vertical; border: solid light-dark(#e6dccb, #3b3028); border-width: 1px 0 }
summary { cursor: pointer }
.text { white-space: pre-wrap; margin-top: .75rem }
`
const styleHash = createHash('sha256').update(style).digest('base64')
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** The others are loaded when they are scrolled near: a mailbox lists up to a hundred. */
const mailsShownAtOnce = 10

/** A mail runs no script, loads nothing and opens its links in a new tab, as in a mail program. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox'
const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox ${sandbox}`

interface Filter {
  Querystring: { to?: string | string[] }
}

/** The mailbox as a page (`/dev/mailbox`) and as JSON (`/dev/mailbox.json`). Not in production. */
export function mailboxPage(app: FastifyInstance, { db }: Services): void {
  app.get<Filter>('/dev/mailbox.json', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const mails = await listMail(db, recipientOf(request.query))
    return mails.map(({ to, subject, text, createdAt }) => ({ to, subject, text, createdAt }))
  })

  app.get<Filter>('/dev/mailbox', async (request, reply) => {
    const recipient = recipientOf(request.query)
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy)
      .type('text/html; charset=utf-8')
      .send(page(await listMail(db, recipient), recipient).html)
  })

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
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
<title>Mailbox</title>
<style>${new Markup(style)}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p class="soft">Mail that Swipefolio would have sent, newest first. Nothing here left this machine.</p>
<form><input type="email" name="to" aria-label="Recipient" placeholder="Recipient" value="${recipient}"><button>Show</button></form>
${mails.length > 0 ? mails.map(article) : markup`<p>No mail yet.</p>`}
</main>
</body>
</html>`

const article = (
  { id, to, subject, text, createdAt }: MailList[number],
  place: number,
) => markup`<article>
<header><h2 dir="auto">${subject}</h2><p class="soft">To ${to}, <time datetime="${createdAt}">${createdAt.slice(0, 19).replace('T', ' ')} UTC</time></p></header>
<iframe src="/dev/mailbox/${id}" title="${subject}" sandbox="${sandbox}" loading="${place < mailsShownAtOnce ? 'eager' : 'lazy'}"></iframe>
<details><summary>Plain text</summary><p class="text" dir="auto">${text}</p></details>
</article>`
