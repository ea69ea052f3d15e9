import { type Markup, markup } from '@swipefolio/platform/markup'
import type { Answer, Operation, Reference } from './document'
import { inline } from './prose'
import { schemaText } from './schema-text'

/** One call: its parameters, body, answers and refusals. */
export function callSection(method: string, path: string, operation: Operation): Markup {
  const { operationId, summary, description } = operation
  return markup`<article id="${operationId}" aria-labelledby="${operationId}-title">
<h3 id="${operationId}-title">${summary}</h3>
<p><b class="${method}">${method.toUpperCase()}</b> <a href="#${operationId}"><code>${path}</code></a></p>
${description && markup`<p>${inline(description)}</p>`}
${parameterList(operation)}
${body(operation)}
${answers(operation)}
</article>
`
}

const parameterList = ({ parameters }: Operation) =>
  parameters &&
  markup`<h4>Parameters</h4>
<dl>${parameters.map(
    ({ name, in: place, description, schema }) =>
      markup`<div><dt>${name} <small>${place}, ${schemaText(schema)}</small></dt><dd>${inline(description)}</dd></div>`,
  )}</dl>`

const preformatted = (content: Markup | string) => markup`<pre><code>${content}</code></pre>`

function body({ requestBody }: Operation) {
  if (!requestBody) return undefined
  const json = requestBody.content['application/json']
  const types = json ? 'application/json' : 'The file itself, as one of'
  return markup`<h4>Body</h4><p><small>${types}</small></p>
${preformatted(json ? schemaText(json.schema) : Object.keys(requestBody.content).join('\n'))}`
}

const isAnswer = (answer: Answer | Reference): answer is Answer => !('$ref' in answer)

function answers({ responses }: Operation) {
  const given: Markup[] = []
  const special: Markup[] = []
  const usual: Markup[] = []
  for (const [status, answer] of Object.entries(responses)) {
    const link = markup`<a href="#refusal-${status}"><code>${status}</code></a> `
    if (isAnswer(answer)) given.push(answerText(status, answer))
    else if (!answer.description) usual.push(link)
    else special.push(markup`<li>${link}${inline(answer.description)}</li>`)
  }
  return markup`<h4>Answer</h4>${given}<h4>Refusals</h4><ul>${special}<li>${usual}</li></ul>`
}

function answerText(status: string, { description, content, headers }: Answer) {
  const [type, media] = Object.entries(content ?? {})[0] ?? [description]
  const withHeaders = headers && `, with ${Object.keys(headers).join(' and ')}`
  return markup`<p><b class="status">${status}</b> <small>${type}${withHeaders}</small></p>
${type === 'application/json' && media && preformatted(schemaText(media.schema))}`
}
