import type { Evidence } from './evidence-types'
import { firstSentence } from './readme/sentence'

const fewestWords = 10

/** The rest is in another line. */
const isCut =
  /\b(?:and|or|the|an?|of|for|from|to|with|in|on|by|as|that|which|is|are|uses?|using|contains?|provides?|includes?|supports?|shows?)$/i

/** What generators write into READMEs and manifests. */
const ofTools =
  /^A new Flutter (?:project|app)|^This template (?:should|provides)|^The (?:skeleton )?(?:application for the )?Laravel|bootstrapped with|^Demo project for Spring Boot|add your description|^TODO|description here|^This is (?:the|an?|my) (?:\w+ )?repo(?:sitory)? (?:for|of|with)\b|^#?This is a new repo/i

/** A subject that is the project: 'this library', or 'a timer for' without a verb. */
const onProject =
  /^this is (?:an?|the|my|our) |^(?:this|the|our) (?:[\w.-]+ ){0,4}?(?:project|library|framework|app|application|package|repo|repository|tool|program|plugin|extension|module|crate|gem|sdk|bot|game|website|template|script|role|collection|book|course)s? (?!has|needs|requires|runs|uses|was|were|is (?:being|no|not|now|currently|under|still))[a-z]+|^an? (?!(?:\S+ ){1,5}(?:is|are|has|can)\b)(?:\S+ )+?(?:for|that|to|which|with|of|in|on|written|made|using|based)\b|^(?:本|这是|該|该).{0,6}(?:项目|仓库|库|工具|應用|应用|框架|系统)/i
/** After its name: a verb in the third person, or a dash and what it is. */
const saysWhat =
  /^[^\p{L}\p{N}\s]{0,4} (?:(?:is(?! (?:being|no|not|now|currently|under|still)\b)|are|(?!is |has |needs |requires |uses |runs )[a-z]+s) |[-–—] an? )/u

/** What follows a name where the sentence begins with it, however it is spaced. */
function afterName(sentence: string, name: string) {
  const letters = name.match(/[\p{L}\p{N}]/gu)?.join('[^\\p{L}\\p{N}]{0,3}') ?? ''
  const found = new RegExp(`^[^\\p{L}\\p{N}]{0,8}(?:the )?${letters}(?![\\p{L}\\p{N}])`, 'iu')
  return letters === '' ? '' : sentence.slice(found.exec(sentence)?.[0].length ?? sentence.length)
}

/** The first sentence of the README where its subject is the project. */
function openingOf({ facts, readme }: Pick<Evidence, 'facts' | 'readme'>) {
  if (!readme || readme.template || readme.words < fewestWords) return ''
  const { opening, headings } = readme
  const names = [
    facts.name,
    facts.name.replace(/[-_.](?:js|py|rs|go|nvim)$/i, ''),
    headings[0] ?? '',
  ]
  const isNamed = names.some((name) => saysWhat.test(afterName(opening, name)))
  return isNamed || onProject.test(opening) ? opening : ''
}

/** Sentences in which a project describes itself, the surest first. */
export const ownWordsOf = (known: Pick<Evidence, 'facts' | 'root' | 'readme'>): string[] =>
  [known.facts.page?.description ?? '', known.root?.description ?? '', openingOf(known)].filter(
    (one) => !ofTools.test(one),
  )

/** The sentence in which it does so best. */
export const descriptionOf = (evidence: Evidence): string =>
  ownWordsOf(evidence)
    .map(firstSentence)
    .find((one) => !isCut.test(one) && /\p{L}{2}.*\s.*\p{L}|[\u3040-\u9fff]{4}/u.test(one)) ?? ''
