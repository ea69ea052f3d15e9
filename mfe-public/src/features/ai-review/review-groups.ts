import type { AiReviewItem, AiReviewKind } from '@swipefolio/shared/contract'

const groups: { kind: AiReviewKind; title: string | null }[] = [
  { kind: 'note', title: null },
  { kind: 'strength', title: 'Strengths' },
  { kind: 'risk', title: 'Risks' },
  { kind: 'next step', title: 'Next steps' },
]

/** A server that follows only the spec sends items without a kind. */
const kindOf = ({ kind }: Partial<AiReviewItem>) => kind ?? 'note'

/** Groups the items of a review by kind, in display order. */
export const groupItems = (items: AiReviewItem[]) =>
  groups
    .map((group) => ({ ...group, items: items.filter((item) => kindOf(item) === group.kind) }))
    .filter((group) => group.items.length > 0)
