import type { AiReviewItem, AiReviewKind } from '@swipefolio/shared/contract'

const groups: { kind: AiReviewKind; title: string | null }[] = [
  { kind: 'note', title: null },
  { kind: 'strength', title: 'Strengths' },
  { kind: 'risk', title: 'Risks' },
  { kind: 'next step', title: 'Next steps' },
]

/** A server that knows no kinds sends items with a text alone. */
const kindOf = ({ kind }: Partial<AiReviewItem>) => kind ?? 'note'

/** The items of a review, those of a kind together, in the order in which they are read. */
export const groupItems = (items: AiReviewItem[]) =>
  groups
    .map((group) => ({ ...group, items: items.filter((item) => kindOf(item) === group.kind) }))
    .filter((group) => group.items.length > 0)
