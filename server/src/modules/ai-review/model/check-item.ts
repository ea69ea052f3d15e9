import type { AiReviewItem } from '@swipefolio/shared/contract'
import type { Evidence } from '../evidence/evidence-types'
import { isRefuted } from './absence'
import { namedFiles, pathIn } from './named-files'

/** Returns the item, or undefined when it names a file that does not exist or misses what the repository has. */
export type CheckItem = (item: AiReviewItem) => AiReviewItem | undefined

export function createItemCheck(evidence: Evidence): CheckItem {
  const paths = evidence.facts.entries.map(({ path }) => path)
  const { exists, namesMissing } = namedFiles(paths)

  return (item) => {
    if (isRefuted(item.text, evidence) || namesMissing(item.text)) return undefined
    const file = pathIn(item.file ?? '')
    if (paths.includes(file)) return { ...item, file }
    const isNamed = /[/.]/.test(file)
    // A step may name the file that it proposes.
    const isWrong = isNamed && !exists(file) && item.kind !== 'next step'
    return isWrong ? undefined : { ...item, file: null }
  }
}
