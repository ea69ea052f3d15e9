import type { Evidence } from './evidence-types'
import { firstSentence } from './readme/sentence'

const fewestWords = 10

/** The rest is in another line. */
const isCut = /\b(?:and|or|the|an?|of|for|to|with|in|by|that|which|is)$/i

/** What generators write into READMEs and manifests. */
const ofTools =
  /^A new Flutter (?:project|app)|^The (?:skeleton )?(?:application for the )?Laravel|bootstrapped with|^Demo project for Spring Boot|add your description|^TODO|description here|^This is (?:the|an?|my) (?:\w+ )?repo(?:sitory)? (?:for|of|with)\b/i

export const isOfTool = (text: string) => ofTools.test(text)

/** The words in which a project describes itself, from the surest source. */
export function descriptionOf({ facts, root, readme }: Evidence): string {
  const said = [
    firstSentence(facts.page?.description ?? ''),
    firstSentence(root?.description ?? ''),
    readme && readme.words >= fewestWords ? readme.opening : '',
  ]
  return (
    said.find(
      (one) =>
        one !== undefined &&
        !isOfTool(one) &&
        !isCut.test(one) &&
        /\p{L}{2}.*\s.*\p{L}|[\u3040-\u9fff]{4}/u.test(one),
    ) ?? ''
  )
}
