import type { AiReviewItem, AiReviewResult } from '@swipefolio/shared/contract'
import { groupItems } from './review-groups'

/** With the file that it speaks of, unless it names that itself. */
const line = ({ file, text }: AiReviewItem) =>
  file && !text.includes(file) ? `${text} (\`${file}\`)` : text

/** A review as one text, for wherever somebody wants to put it. */
export const reviewMarkdown = (result: AiReviewResult) =>
  typeof result === 'string'
    ? result
    : groupItems(result)
        .flatMap(({ title, items }) => [...(title ? [`## ${title}`] : []), ...items.map(line)])
        .join('\n\n')
