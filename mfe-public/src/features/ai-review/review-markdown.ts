import type { AiReviewItem, AiReviewResult } from '@swipefolio/shared/contract'
import { groupItems } from './review-groups'

/** Appends the item's file, unless the text contains it. */
const line = ({ file, text }: AiReviewItem) =>
  file && !text.includes(file) ? `${text} (\`${file}\`)` : text

/** A review as one Markdown text, for the clipboard. */
export const reviewMarkdown = (result: AiReviewResult) =>
  typeof result === 'string'
    ? result
    : groupItems(result)
        .flatMap(({ title, items }) => [...(title ? [`## ${title}`] : []), ...items.map(line)])
        .join('\n\n')
