import type { Answer, Operation, Parameter, Reference } from './document'
import { markup, type Markup } from '@swipefolio/platform/markup'
import { inline } from './prose'
import { schemaText } from './schema-text'

const callers: Record<string, string> = { 'Job seeker': 'Job seekers', Recruiter: 'Recruiters' }

/** What one call takes, answers and refuses. */
export function callSection(method: string, path: string, operation: Operation): Markup {
  const { operationId, summary, description, tags, parameters } = operation
  const who = callers[tags[0] ?? ''] ?? 'Anybody'
  return markup`<article id="${operationId}" aria-labelledby="${operationId}-title">
<h3 id="${operationId}-title">${summary}</h3>
<p class="address"><b class="${method}">${method.toUpperCase()}</b> <a href="#${operationId}"><code>${pathText(path)}</code></a> <span class="who">${who}</span></p>
${description && markup`<p>${inline(description)}</p>`}
${parameters && parameterList(parameters)}
<div class="exchange">${bodySection(operation)}${answerSection(operation)}</div>
${refusalList(operation)}
</article>
`
}

const pathText = (path: string) =>
  path.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? markup`<var>${part}</var>` : part))

const parameterList = (parameters: Parameter[]) => markup`<h4>Parameters</h4>
<dl>${parameters.map(
  ({ name, in: place, description, schema }) =>
    markup`<div><dt><code>${name}</code> <small>${place}, ${schemaText(schema)}</small></dt><dd>${inline(description)}</dd></div>`,
)}</dl>`

const preformatted = (content: Markup | string) => markup`<pre><code>${content}</code></pre>`

function bodySection({ requestBody }: Operation) {
  if (!requestBody) return undefined
  const json = requestBody.content['application/json']
  const types = json ? 'application/json' : 'The file itself, as one of'
  return markup`<section><h4>Body</h4><p><small>${types}</small></p>
${preformatted(json ? schemaText(json.schema) : Object.keys(requestBody.content).join('\n'))}</section>`
}

const isAnswer = (answer: Answer | Reference): answer is Answer => !('$ref' in answer)

function answerSection({ responses }: Operation) {
  const given = Object.entries(responses).flatMap(([status, answer]) =>
    isAnswer(answer) ? [answerText(status, answer)] : [],
  )
  return markup`<section><h4>Answer</h4>${given}</section>`
}

function answerText(status: string, { description, content, headers }: Answer) {
  const [type, media] = Object.entries(content ?? {})[0] ?? [description]
  const withHeaders = headers && `, with ${Object.keys(headers).join(' and ')}`
  return markup`<p><b class="status">${status}</b> <small>${type}${withHeaders}</small></p>
${type === 'application/json' && media && preformatted(schemaText(media.schema))}`
}

function refusalList({ responses }: Operation) {
  const refused = Object.entries(responses).flatMap(([status, answer]) =>
    isAnswer(answer) ? [] : [{ status, meaning: answer.description ?? '' }],
  )
  const link = (status: string) => markup`<a href="#refusal-${status}">${status}</a>`
  const usual = refused.filter(({ meaning }) => !meaning)
  const special = refused.filter(({ meaning }) => meaning)
  return markup`<h4>Refusals</h4>
<ul class="refusals">${special.map(
    ({ status, meaning }) => markup`<li>${link(status)} ${inline(meaning)}</li>`,
  )}<li>${usual.map(({ status }) => markup`${link(status)} `)}</li></ul>`
}
