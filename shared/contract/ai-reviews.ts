import Type, { type Static } from 'typebox'
import { msg } from '../i18n/msg'
import { call, Text } from './call'
import { idOf, optionalParameter, PageQuery, parameter } from './parameters'
import { Id, Instant } from './scalars'

/** `note` says something in general. */
export const AiReviewKind = Type.Union([
  Type.Literal('note'),
  Type.Literal('strength'),
  Type.Literal('risk'),
  Type.Literal('next step'),
])
export type AiReviewKind = Static<typeof AiReviewKind>

/**
 * `text` is Markdown; `file` is the path that it is about, if it is about one; `rule` names the rule that found it, and is
 * missing from what a language model wrote. Items of a stored review have an `id` within it.
 */
export const AiReviewItem = Type.Object({
  kind: AiReviewKind,
  file: Type.Union([Type.String(), Type.Null()]),
  text: Type.String(),
  rule: Type.Optional(Type.String()),
  id: Type.Optional(Type.Integer()),
})
export type AiReviewItem = Static<typeof AiReviewItem>

/** Either a text in Markdown or a list of items. */
export const AiReviewResult = Type.Union([Type.String(), Type.Array(AiReviewItem)])
export type AiReviewResult = Static<typeof AiReviewResult>

const summary = {
  id: Id,
  repository: Type.String(),
  commit: Type.String(),
  model: Type.Union([Type.String(), Type.Null()]),
  filesRead: Type.Integer(),
  filesTotal: Type.Integer(),
  createdAt: Instant,
}

/** A review in the list of one's own. `model` names the language model that made it, null when rules did. */
export const AiReviewSummary = Type.Object(summary)
export type AiReviewSummary = Static<typeof AiReviewSummary>

/**
 * A review as a whole: of which commit, made by what, and how much of the repository was read for it. `disputed` are the items
 * that its owner called untrue, which `result` leaves out.
 */
export const AiReview = Type.Object({
  ...summary,
  result: AiReviewResult,
  disputed: Type.Optional(Type.Array(AiReviewItem)),
})
export type AiReview = Static<typeof AiReview>

export const AiReviewStage = Type.Union([
  Type.Literal('fetching'),
  Type.Literal('reading'),
  Type.Literal('reviewing'),
])
export type AiReviewStage = Static<typeof AiReviewStage>

/** A service that a review needs besides this server. */
export const UpstreamService = Type.Union([Type.Literal('github'), Type.Literal('model')])
export type UpstreamService = Static<typeof UpstreamService>

/** The events while a review is made: each stage as it begins, then the review, or why there is none. */
export const AiReviewEvent = Type.Union([
  Type.Object({ type: Type.Literal('stage'), stage: AiReviewStage }),
  Type.Object({ type: Type.Literal('review'), review: AiReview }),
  Type.Object({
    type: Type.Literal('failed'),
    status: Type.Integer(),
    message: Type.String(),
    service: Type.Optional(UpstreamService),
  }),
])
export type AiReviewEvent = Static<typeof AiReviewEvent>

const making = {
  summary: 'Review a public repository',
  notes:
    'Clients that accept `text/event-stream` are answered one, of `AiReviewEvent`s as JSON: each stage as it begins (`fetching`, `reading`, `reviewing`), then the review as a whole, or why there is none. Other clients are answered a text in Markdown or a list of items, each with a `text`. Ten an hour, one at a time. When GitHub or the model fails, the answer is 502 or 504 without a body; the header `failed-service` (or `service` of the event) says which of them: `github` or `model`.',
  refusals: {
    'not-found': 'There is no public repository at this address.',
    conflict: 'The repository is empty.',
  },
  forbidden: msg('Invalid user role.'),
  query: Type.Object({
    repoUrl: optionalParameter(
      'The address of a public repository, starting with https://github.com/.',
    ),
  }),
  response: AiReviewResult,
}

const list = {
  summary: 'List the reviews that I asked for, newest first',
  query: PageQuery,
  response: Type.Array(AiReviewSummary),
}

const reading = {
  summary: 'Read a review that I asked for',
  params: idOf('review'),
  response: AiReview,
}

const deletion = {
  summary: 'Delete a review that I asked for',
  params: idOf('review'),
  response: Text,
}

const ItemParams = Type.Object({
  id: parameter('The id of the review.', { means: Id }),
  itemId: parameter('The id of the item within the review.', { means: Id }),
})

const dispute = {
  summary: 'Dispute a statement of a review that I asked for',
  notes:
    'The item moves from `result` to `disputed`. The name of its rule is counted for the operators, without the person and the repository.',
  params: ItemParams,
  response: Text,
}

const undoing = {
  summary: 'Take a dispute back',
  params: ItemParams,
  response: Text,
}

export const aiReviewCalls = {
  'POST /api/user/ai-review': call({ access: 'jobseeker', ...making }),
  'POST /api/recruiter/ai-review': call({ access: 'recruiter', ...making }),
  'GET /api/user/ai-reviews': call({ access: 'jobseeker', ...list }),
  'GET /api/recruiter/ai-reviews': call({ access: 'recruiter', ...list }),
  'GET /api/user/ai-reviews/:id': call({ access: 'jobseeker', ...reading }),
  'GET /api/recruiter/ai-reviews/:id': call({ access: 'recruiter', ...reading }),
  'DELETE /api/user/ai-reviews/:id': call({ access: 'jobseeker', ...deletion }),
  'DELETE /api/recruiter/ai-reviews/:id': call({ access: 'recruiter', ...deletion }),
  'PUT /api/user/ai-reviews/:id/items/:itemId/dispute': call({ access: 'jobseeker', ...dispute }),
  'PUT /api/recruiter/ai-reviews/:id/items/:itemId/dispute': call({
    access: 'recruiter',
    ...dispute,
  }),
  'DELETE /api/user/ai-reviews/:id/items/:itemId/dispute': call({
    access: 'jobseeker',
    ...undoing,
  }),
  'DELETE /api/recruiter/ai-reviews/:id/items/:itemId/dispute': call({
    access: 'recruiter',
    ...undoing,
  }),
}
