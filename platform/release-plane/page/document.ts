import { createHash } from 'node:crypto'
import { Markup, markup } from '../../markup'
import type { ReleasePlaneOptions } from '../options'
import { styleIn } from './style'

type Looks = Pick<ReleasePlaneOptions, 'siteName' | 'look'>

/**
 * Out of reach of the apps' scripts, which run on the same origin: without `allow-same-origin` the document gets an origin
 * of its own that no script shares, and no script runs in it. A sandboxed document may not have an opener policy.
 */
export function pageHeaders({ look }: Looks) {
  const styleHash = createHash('sha256').update(styleIn(look)).digest('base64')
  return {
    'content-security-policy': `sandbox allow-forms; default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'unsafe-none',
    'origin-agent-cluster': '?0',
  }
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

interface Parts {
  title: string
  layout: 'page' | 'entrance'
  header: Markup
  main: Markup
}

const documentWith = ({ siteName, look }: Looks, { title, layout, header, main }: Parts) =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${siteName}</title>
<style>${new Markup(styleIn(look))}</style>
</head>
<body class="${layout}">
<header>
${header}
</header>
<main>
${main}
</main>
</body>
</html>
`.html

const brand = ({ siteName, look }: Looks) =>
  markup`<p class="brand"><a href="/">${look?.mark}${siteName}</a></p>`

const outcomeLine = ({ isRefused, sentence }: Outcome) =>
  markup`<p role="${isRefused ? 'alert' : 'status'}">${sentence}</p>`

export const documentOf = (
  looks: Looks,
  { heading, above = [], main }: Page,
  outcome?: Outcome,
  visit?: Visit,
) =>
  documentWith(looks, {
    title: heading,
    layout: 'page',
    header: markup`<div>${brand(looks)}${above.length > 0 && trail(above)}<h1>${heading}</h1></div>
${visit && leaveForm(visit)}`,
    main: markup`${outcome && outcomeLine(outcome)}
${main}`,
  })

const trail = (above: [string, string][]) =>
  markup`<nav aria-label="Above this page">${above.map(
    ([address, name]) =>
      markup`<a href="${address}">${name}</a> <span aria-hidden="true">›</span> `,
  )}</nav>`

const leaveForm = ({ name, isOperator, ticket }: Visit) =>
  markup`<form method="post" action="/platform/leave">${ticketField(ticket)}<span class="soft">${name}${isOperator ? ', operator' : ''}</span> <button>Leave</button></form>`

export const ticketField = (ticket: string) =>
  markup`<input type="hidden" name="ticket" value="${ticket}">`

/** Why the entrance is shown again: something of the browser, or the token that was typed. */
interface EntranceRefusal {
  outcome?: Outcome
  tokenError?: string
}

/** The page with the form for the token, which is sent in the body and never in a URL. */
export const entranceDocument = (looks: Looks, { outcome, tokenError }: EntranceRefusal) =>
  documentWith(looks, {
    title: 'Releases',
    layout: 'entrance',
    header: brand(looks),
    main: markup`<div class="card">
<h1>Releases</h1>
<p class="soft">What is live and how it does: of your own apps, or of all with the token of an operator.</p>
${outcome && outcomeLine(outcome)}
<form method="post" action="/platform/enter">
<label for="token">Deploy or operator token</label>
<input id="token" type="password" name="token" autocomplete="off" required${tokenError !== undefined && new Markup(' aria-invalid="true" aria-describedby="refusal"')}>
${tokenError !== undefined && markup`<p id="refusal" class="refusal" role="alert">${tokenError}</p>`}
<button class="main">Open</button>
</form>
<section aria-labelledby="no-token">
<h2 id="no-token">No token yet?</h2>
<p class="soft">Make one where the server runs. It is shown once.</p>
<dl>
<div><dt>For a team and its app</dt><dd><code>npm run deploy-token -- create NAME <span>--apps APP</span></code></dd></div>
<div><dt>For an operator of all apps</dt><dd><code>npm run deploy-token -- create NAME <span>--operator</span></code></dd></div>
</dl>
</section>
</div>
<p><a href="/">Back to ${looks.siteName}</a></p>`,
  })
