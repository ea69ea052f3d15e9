import type { AiReviewSummary } from '@swipefolio/shared/contract'

/** Says what made a review: nobody should take rules for a model, or a model for a person. */
export const madeBy = ({ model }: Pick<AiReviewSummary, 'model'>) =>
  model ? `Written by the language model ${model}` : 'Made by fixed rules, without a language model'

/** How much of the repository it is based on. */
export const basedOn = ({ filesRead, filesTotal, commit }: AiReviewSummary) =>
  `read ${filesRead} of ${filesTotal} ${filesTotal === 1 ? 'file' : 'files'} at ${commit.slice(0, 7)}`
