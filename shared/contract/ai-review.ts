import Type, { type Static } from 'typebox'
import { Id } from './entities'

/** `note` says something in general. */
export const AiReviewKind = Type.Union([
  Type.Literal('note'),
  Type.Literal('strength'),
  Type.Literal('risk'),
  Type.Literal('next step'),
])
export type AiReviewKind = Static<typeof AiReviewKind>

/** `text` is Markdown; `file` is the path that it speaks of, if it speaks of one. */
export const AiReviewItem = Type.Object({
  kind: AiReviewKind,
  file: Type.Union([Type.String(), Type.Null()]),
  text: Type.String(),
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
  createdAt: Type.String({ format: 'date-time' }),
}

/** A review in the list of one's own. `model` names the language model that made it, null when rules did. */
export const AiReviewSummary = Type.Object(summary)
export type AiReviewSummary = Static<typeof AiReviewSummary>

/** A review as a whole: of which commit, made by what, and how much of the repository was read for it. */
export const AiReview = Type.Object({ ...summary, result: AiReviewResult })
export type AiReview = Static<typeof AiReview>

export const AiReviewStage = Type.Union([
  Type.Literal('fetching'),
  Type.Literal('reading'),
  Type.Literal('reviewing'),
])
export type AiReviewStage = Static<typeof AiReviewStage>

/** What is told while a review is made: each stage as it begins, then the review, or why there is none. */
export const AiReviewEvent = Type.Union([
  Type.Object({ type: Type.Literal('stage'), stage: AiReviewStage }),
  Type.Object({ type: Type.Literal('review'), review: AiReview }),
  Type.Object({ type: Type.Literal('failed'), status: Type.Integer(), message: Type.String() }),
])
export type AiReviewEvent = Static<typeof AiReviewEvent>
