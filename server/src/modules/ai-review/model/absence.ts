import { ciFiles } from '../evidence/evidence'
import type { Evidence } from '../evidence/evidence-types'
import { isLicense } from '../github/paths'

interface Topic {
  words: string
  /** Whether the repository has it, in the words of the claim. */
  isThere: (evidence: Evidence, words: string) => boolean
}

const topics: Topic[] = [
  {
    words: 'tests?(?: (?:suite|file|case)s?| coverage)?',
    isThere: ({ tests, inlineTests }) => tests.length + inlineTests.length > 0,
  },
  { words: 'readme(?:\\.md)?(?: file)?', isThere: ({ readme }) => readme !== undefined },
  {
    words: 'licen[cs]e(?:\\.(?:md|txt))?(?: file)?',
    isThere: ({ licence }, words) =>
      licence !== undefined && (!/file|\./.test(words) || isLicense(licence.path)),
  },
  {
    words:
      '(?:ci(?:/cd)?|continuous integration)(?: (?:pipeline|configuration|workflow|setup|file)s?)?',
    isThere: (evidence) => ciFiles(evidence).length > 0,
  },
]

const not =
  "(?:no|without|lack(?:s|ing)?|missing|absence of|(?:do|does|did)(?: not|n't) (?:have|contain|include|see|find|provide)|(?:is|are)(?: not|n't))"
const adjectives =
  '(?:(?:an?|any|the|automated|unit|visible|apparent|obvious|existing|explicit|open[- ]source) )*'
const start = '(?:^|[,;:(] ?|\\b(?:the|a|any|automated|unit|and|that|because) )'
const isMissing = '(?:is|are) (?:missing|absent|not (?:present|included|provided|there|available))'

/** What may follow a claim about the whole repository; 'no tests for the parser' claims less. */
const whole =
  /^\s*(?:$|[,;:)—–]|(?:and|or|nor|so|but|at all|at the moment|anywhere|whatsoever|yet|here|currently|exists?|found|present|visible|(?:was|were|is|are) (?:found|present|included|visible|provided|there|available))\b(?! (?:for|of)\b)|(?:in|for) (?:this|the|your) (?:whole |entire )?(?:repo\w*|project|code\s?base|code|library|app\w*)\b)/

const claims = topics.flatMap(({ words, isThere }) =>
  [`\\b${not} ${adjectives}(${words})\\b`, `${start}(${words}) ${isMissing}\\b`].map((pattern) => ({
    pattern: new RegExp(pattern, 'g'),
    isThere,
  })),
)

const sentencesOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[*_`]/g, '')
    .replaceAll('’', "'")
    .split(/[.!?](?:\s|$)|\n/)

/** Whether a text says that the repository has no tests, README, licence or CI although it has. */
export const isRefuted = (text: string, evidence: Evidence) =>
  sentencesOf(text).some((sentence) =>
    claims.some(({ pattern, isThere }) =>
      [...sentence.matchAll(pattern)].some(
        (claim) =>
          whole.test(sentence.slice(claim.index + claim[0].length)) &&
          isThere(evidence, claim[1] ?? ''),
      ),
    ),
  )
