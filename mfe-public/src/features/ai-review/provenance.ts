import type { AiReviewSummary } from '@swipefolio/shared/contract'

/** Names the author of a review, so that rules, a model and a person cannot be confused. */
export const madeBy = ({ model }: Pick<AiReviewSummary, 'model'>) =>
  model ? `Written by the language model ${model}` : 'Made by fixed rules, without a language model'

/** The part of the repository that a review is based on. */
export const basedOn = ({ filesRead, filesTotal, commit }: AiReviewSummary) =>
  `read ${filesRead} of ${filesTotal} ${filesTotal === 1 ? 'file' : 'files'} at ${commit.slice(0, 7)}`
