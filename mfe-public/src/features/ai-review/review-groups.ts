import type { AiReviewItem, AiReviewKind } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'

const groups: { kind: AiReviewKind; title: string | null }[] = [
  { kind: 'note', title: null },
  { kind: 'strength', title: t('Strengths') },
  { kind: 'risk', title: t('Risks') },
  { kind: 'next step', title: t('Next steps') },
]

/** A server that follows only the spec sends items without a kind. */
const kindOf = ({ kind }: Partial<AiReviewItem>) => kind ?? 'note'

/** Groups the items of a review by kind, in display order. */
export const groupItems = (items: AiReviewItem[]) =>
  groups
    .map((group) => ({ ...group, items: items.filter((item) => kindOf(item) === group.kind) }))
    .filter((group) => group.items.length > 0)
