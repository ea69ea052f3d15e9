import { createHash } from 'node:crypto'
import { Markup, markup } from '../../markup'
import { style } from './style'

const styleHash = createHash('sha256').update(style).digest('base64')

/** A content security policy without scripts, with this one style, and with forms to this origin only. */
export const pageHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  // The server needs the Origin header of a form's request to refuse forms of other sites.
  'cross-origin-opener-policy': 'same-origin',
}

/** The outcome of the last action. */
export interface Outcome {
  isRefused: boolean
  sentence: string
}

export const documentOf = (
  siteName: string,
  outcome: Outcome | undefined,
  main: Markup[],
  header?: Markup,
) =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Releases · ${siteName}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<header><h1>Releases</h1>${header ?? ''}</header>
<main>
${outcome ? markup`<p role="${outcome.isRefused ? 'alert' : 'status'}">${outcome.sentence}</p>` : ''}
${main}
</main>
</body>
</html>
`.html

/** The form for the token, which is sent in the body and never in a URL. */
export const entrance = markup`<form class="enter card" method="post" action="/platform/enter">
<p>For operators: each app's releases, what is live of them, and how they fare.</p>
<label>Operator token <input type="password" name="token" autocomplete="off" required></label>
<p><button class="main">Open</button></p>
</form>`

export const exit = markup`<form method="post" action="/platform/leave"><button>Leave</button></form>`
