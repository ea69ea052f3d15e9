import type { Operation } from './document'
import { refer } from './refusals'

/** A link in mails: a page for people, one click for mail programs; no call of the contract. */
const operation = (method: string, summary: string, description: string): Operation => ({
  operationId: `${method}MailUnsubscribe`,
  tags: ['Public'],
  summary,
  description,
  security: [],
  parameters: [
    {
      name: 'token',
      in: 'path',
      required: true,
      description: 'What the link of the mail ends with.',
      schema: { type: 'string', pattern: String.raw`^\d{1,16}\.[\w-]{24}$` },
    },
  ],
  responses: {
    200: { description: 'Done', content: { 'text/html': { schema: {} } } },
    ...refer([
      ...(method === 'post' ? (['forbidden'] as const) : []),
      'not-found',
      'too-many-requests',
      'unavailable',
    ]),
  },
})

export const unsubscribePath = {
  get: operation('get', 'Ask whether mails shall stop', 'Answers a page. Nothing changes.'),
  post: operation(
    'post',
    'Stop mails about messages, contacts and links',
    'The one click of RFC 8058; what the body says does not matter.',
  ),
}
