import type { AiReviewItem, AiReviewResult } from '@swipefolio/shared/contract'

const signs = { note: '', strength: '+ ', risk: '! ', 'next step': '> ' }

const line = ({ kind, text }: Partial<AiReviewItem>) => `${signs[kind ?? 'note']}${text ?? ''}`

/** A review as one text, for wherever somebody wants to put it. */
export const reviewMarkdown = (result: AiReviewResult) =>
  typeof result === 'string' ? result : result.map(line).join('\n\n')
