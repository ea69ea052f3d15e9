import { createHash } from 'node:crypto'
import { Markup, markup } from '../../markup'
import { style } from './style'

const styleHash = createHash('sha256').update(style).digest('base64')

/** No script at all, this one style, and forms that lead nowhere else. */
export const pageHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  // The origin of a form's request is what tells it from another site's.
  'cross-origin-opener-policy': 'same-origin',
}

/** What came of what was asked for. */
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

/** Asks for the token; it travels in a form's body and never in an address. */
export const entrance = markup`<form class="enter card" method="post" action="/platform/enter">
<p>For operators: each app's releases, what is live of them, and how they fare.</p>
<label>Operator token <input type="password" name="token" autocomplete="off" required></label>
<p><button class="main">Open</button></p>
</form>`

export const exit = markup`<form method="post" action="/platform/leave"><button>Leave</button></form>`
