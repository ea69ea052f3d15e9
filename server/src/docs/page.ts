import { createHash } from 'node:crypto'
import { Markup, markup } from '@swipefolio/platform/markup'
import { pageLook } from '../foundation/http/page-look'
import { callSection } from './call-section'
import type { Document, Operation } from './document'
import { inline, paragraphs } from './prose'
import { refusalMeanings } from './refusals'
import { schemaText } from './schema-text'
import { style } from './style'

const icon = `data:image/svg+xml,${encodeURIComponent(pageLook.mark.html)}`

/** All that the page may have beside its text: its own style, the fonts and the icon of the product. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The documentation for people, without any script. */
export function docsPage(api: Document): string {
  const groups = groupsOf(api)
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${api.info.title}</title>
<meta name="description" content="Every call of Swipefolio, for programs.">
<link rel="icon" href="${icon}">
<style>${new Markup(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the calls</a>
<header>
<p class="brand"><a href="/">${pageLook.mark}Swipefolio</a></p>
<h1>${api.info.title}</h1>
${paragraphs(api.info.description)}
<p><a href="/api/docs/json">OpenAPI ${api.openapi} document</a></p>
</header>
<nav aria-label="Contents">${groups.map(contents)}${otherContents}</nav>
<main id="main" tabindex="-1">
${groups.map(callGroup)}
${refusalSection()}
${schemaSection(api)}
</main>
</body>
</html>
`.html
}

interface Group {
  id: string
  name: string
  description: string
  calls: { method: string; path: string; operation: Operation }[]
}

const groupsOf = ({ tags, paths }: Document): Group[] =>
  tags.map(({ name, description }) => ({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    description,
    calls: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        operation.tags.includes(name) ? [{ method, path, operation }] : [],
      ),
    ),
  }))

const contents = ({ id, name, calls }: Group) => markup`<section>
<h2><a href="#${id}">${name}</a></h2>
<ul>${calls.map(
  ({ method, operation }) =>
    markup`<li><a href="#${operation.operationId}"><b class="${method}">${method.toUpperCase()}</b> <span>${operation.summary}</span></a></li>`,
)}</ul>
</section>
`

const otherContents = markup`<section><h2><a href="#refusals">Refusals</a></h2></section>
<section><h2><a href="#schemas">Schemas</a></h2></section>
`

const callGroup = ({ id, name, description, calls }: Group) => markup`<section id="${id}">
<h2>${name}</h2>
<p>${description}</p>
${calls.map(({ method, path, operation }) => callSection(method, path, operation))}
</section>
`

const refusalSection = () => {
  const items = refusalMeanings.map(
    ([status, description]) =>
      markup`<div id="refusal-${status}"><dt>${status}</dt><dd>${inline(description)}</dd></div>`,
  )
  return markup`<section id="refusals">
<h2>Refusals</h2>
<p>Each is one sentence in plain text, or a <a href="#Problem">Problem</a> when asked for.</p>
<dl>${items}</dl>
</section>
`
}

const schemaSection = ({ components }: Document) => markup`<section id="schemas">
<h2>Schemas</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) => markup`<article id="${name}" aria-labelledby="${name}-title">
<h3 id="${name}-title">${name}</h3>
<pre><code>${schemaText(schema)}</code></pre>
</article>
`,
)}</section>
`
