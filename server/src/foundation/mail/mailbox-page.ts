import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { escapeHtml } from '@swipefolio/platform/markup'
import type { Services } from '../services'
import { listMail } from './mailbox'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem }
h1 { font-size: 1.6rem; margin: 0 0 .25rem }
form { display: flex; gap: .5rem; margin: 1.5rem 0 }
input { flex: 1; min-width: 0 }
input, button { font: inherit; padding: .5rem .75rem; border: 1px solid #8886; border-radius: .6rem }
article { border: 1px solid #8884; border-radius: 1rem; padding: 1rem 1.25rem; margin: 1rem 0 }
h2 { font-size: 1.1rem; margin: 0 }
header p { margin: 0 0 .75rem; opacity: .75; overflow-wrap: anywhere }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** The mailbox as a page (`/dev/mailbox`) and as JSON (`/dev/mailbox.json`). Not in production. */
export function mailboxPage(app: FastifyInstance, { db }: Services): void {
  app.get<{ Querystring: { to?: string | string[] } }>(
    '/dev/mailbox.json',
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return listMail(db, recipientOf(request.query))
    },
  )
  app.get<{ Querystring: { to?: string | string[] } }>('/dev/mailbox', async (request, reply) => {
    const recipient = recipientOf(request.query)
    reply.header('cache-control', 'no-store')
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .send(page(await listMail(db, recipient), recipient))
  })
}

const recipientOf = ({ to }: { to?: string | string[] }) =>
  (Array.isArray(to) ? to[0] : to) || undefined

type MailList = Awaited<ReturnType<typeof listMail>>

const page = (mails: MailList, recipient = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Mail that Swipefolio would have sent, newest first. Nothing here left this machine.</p>
<form><input type="email" name="to" aria-label="Recipient" placeholder="Recipient" value="${escapeHtml(recipient)}"><button>Show</button></form>
${mails.map(article).join('\n') || '<p>No mail yet.</p>'}
</main>
</body>
</html>`

const article = ({ to, subject, text, createdAt }: MailList[number]) => `<article>
<header><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, <time datetime="${createdAt}">${createdAt.slice(0, 19).replace('T', ' ')} UTC</time></p></header>
<p class="text" dir="auto">${escapeHtml(text)}</p>
</article>`
