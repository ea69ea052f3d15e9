import type { AiReviewSummary } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'

/** Names the author of a review, so that rules, a model and a person cannot be confused. */
export const madeBy = ({ model }: Pick<AiReviewSummary, 'model'>) =>
  model
    ? t('Written by the language model {model}', { model })
    : t('Made by fixed rules, without a language model')

/** The part of the repository that a review is based on. */
export const basedOn = ({ filesRead, filesTotal, commit }: AiReviewSummary) =>
  t('read {filesRead} of {filesTotal, plural, one {# file} other {# files}} at {commit}', {
    filesRead,
    filesTotal,
    commit: commit.slice(0, 7),
  })
