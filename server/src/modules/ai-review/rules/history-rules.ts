import type { Rule } from './finding'
import { enumerate, quote } from './quote'

const weak =
  /^(?:(?:fix|fixes|fixed|update|updates|updated|wip|change|changes|changed|stuff|final|commit|minor|misc|test|tests|testing|asdf\w*|done|save|edit|edited|add|added|more|ok|work|temp|tmp|new|bug|bugs|cleanup|refactor|first|initial)[\s.!]*(?:\w+\s*)?|add files via upload|[\w.!?]{0,3})$/i

const isWeak = (subject: string) => weak.test(subject.trim())
const ofDates =
  /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|am|pm)/i
const vague = /\b(?:some|various|misc|latest|changes|edits|stuff|things|improve\w*|update\w*)\b/i
/** GitHub's editor proposes these: they name a file, and nothing of what was done. */
const ofEditor = /^(?:update|create|delete|add) \S+$/i
const isTelling = (subject: string) =>
  !isWeak(subject) &&
  !ofEditor.test(subject) &&
  (subject.match(/\p{L}{2,}/gu) ?? []).filter((word) => !ofDates.test(word)).length >= 3
const isMachine = (subject: string) =>
  /^(?:merge|bump |(?:feature|bugfix|hotfix)\/|(?:chore|build|fix)\(deps|revert|release|update dependency|v?\d+\.\d+)/i.test(
    subject,
  )

/** How the work went, as its commits tell. */
export const historyRules: Rule = ({ facts: { subjects }, sources, nature }) => {
  if (sources.length === 0) return []
  const own = subjects.filter((subject) => !isMachine(subject))
  const bad = own.filter(isWeak)
  const good = own.filter(isTelling)
  const [example = ''] = good.filter((subject) => !vague.test(subject)).toSorted(byLength)
  return [
    subjects.length === 1 && {
      rule: 'one-commit',
      kind: 'gap',
      claim: [],
      title: 'All of it came in one commit.',
      evidence: `All of it came in one, ${quote(subjects[0] ?? '')}, which cannot show how you worked.`,
      step: {
        what: 'Commit each step that works from here on.',
        how: 'With a sentence that says why: many who hire read the history before the code.',
      },
      weight: 56,
    },
    own.length >= 10 &&
      !nature.startsWith('library') &&
      bad.length >= own.length / 2 && {
        rule: 'commits-weak',
        kind: 'gap',
        claim: [...new Set(bad)].slice(0, 3),
        title: 'The commits do not say what they do.',
        evidence: `${bad.length} of the newest ${own.length} are called ${enumerate([...new Set(bad)].map(quote))}.`,
        step: {
          what: 'Say in each commit what changed for others.',
          how: 'What somebody can do now, or what was wrong: “Reject dates in the past” rather than “fix”.',
        },
        weight: 54,
      },
    own.length >= 6 &&
      example !== '' &&
      good.length >= own.length * 0.8 && {
        rule: 'commits-telling',
        kind: 'strength',
        claim: [example],
        title: 'The history can be read.',
        evidence: `${good.length} of the newest ${own.length} commits say what they do, such as ${quote(example)}.`,
        best: 'commits that say what they do',
        skill: 'work in steps that others can follow: read the commits',
        weight: 52,
      },
  ]
}

const byLength = (one: string, other: string) =>
  Math.abs(one.length - 50) - Math.abs(other.length - 50) || (one < other ? -1 : 1)
