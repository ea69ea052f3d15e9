import { createHash } from 'node:crypto'
import { Markup, markup } from '../../markup'
import { style } from './style'

const styleHash = createHash('sha256').update(style).digest('base64')

/**
 * Out of reach of the apps' scripts, which run on the same origin: without `allow-same-origin` the document gets an origin
 * of its own that no script shares, and no script runs in it. A sandboxed document may not have an opener policy.
 */
export const pageHeaders = {
  'content-security-policy': `sandbox allow-forms; default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'unsafe-none',
  'origin-agent-cluster': '?0',
}

/** The outcome of the last action. */
export interface Outcome {
  isRefused: boolean
  sentence: string
}

/** A page: its heading, the pages above it by address, and its content. */
export interface Page {
  heading: string
  above?: [address: string, name: string][]
  main: Markup[]
}

/** The holder of the token and the ticket of this page's forms. */
export interface Visit {
  name: string
  isOperator: boolean
  ticket: string
}

export const documentOf = (
  siteName: string,
  { heading, above = [], main }: Page,
  outcome?: Outcome,
  visit?: Visit,
) =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · ${siteName}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<header>
<div><p class="brand"><a href="/">${siteName}</a></p>${above.length > 0 && trail(above)}<h1>${heading}</h1></div>
${visit && leaveForm(visit)}
</header>
<main>
${outcome ? markup`<p role="${outcome.isRefused ? 'alert' : 'status'}">${outcome.sentence}</p>` : ''}
${main}
</main>
</body>
</html>
`.html

const trail = (above: [string, string][]) =>
  markup`<nav aria-label="Above this page">${above.map(
    ([address, name]) =>
      markup`<a href="${address}">${name}</a> <span aria-hidden="true">›</span> `,
  )}</nav>`

const leaveForm = ({ name, isOperator, ticket }: Visit) =>
  markup`<form method="post" action="/platform/leave">${ticketField(ticket)}<span class="soft">${name}${isOperator ? ', operator' : ''}</span> <button>Leave</button></form>`

export const ticketField = (ticket: string) =>
  markup`<input type="hidden" name="ticket" value="${ticket}">`

/** The page with the form for the token, which is sent in the body and never in a URL. */
export const entrance: Page = {
  heading: 'Releases',
  main: [
    markup`<form class="enter card" method="post" action="/platform/enter">
<p>Each app's releases, what is live of them, and how they fare: a team's own apps, or all of them for operators.</p>
<label>Deploy or operator token <input type="password" name="token" autocomplete="off" required></label>
<p><button class="main">Open</button></p>
</form>`,
  ],
}
