import type { Rule } from './finding'
import { enumerate, quote } from './quote'

const weak =
  /^(?:(?:fix|fixes|fixed|update|updates|updated|wip|change|changes|changed|stuff|final|commit|minor|misc|test|tests|testing|asdf\w*|done|save|edit|edited|add|added|more|ok|work|temp|tmp|new|bug|bugs|cleanup|refactor|first|initial)[\s.!]*(?:\w+\s*)?|add files via upload|update \S+\.\w+|create \S+\.\w+|delete \S+|\S{0,3})$/i

const isWeak = (subject: string) => weak.test(subject.trim())
const isTelling = (subject: string) => !isWeak(subject) && subject.trim().split(/\s+/).length >= 3
const isMachine = (subject: string) =>
  /^(?:merge|bump |chore\(deps|revert|release|v?\d+\.\d+)/i.test(subject)

/** How the work went, as its commits tell. */
export const historyRules: Rule = ({ repository, sources }) => {
  const subjects = repository.commits.map(({ subject }) => subject)
  const [only] = subjects
  if (sources.length === 0) return []
  if (subjects.length === 1 && only !== undefined) {
    return [
      {
        kind: 'risk',
        title: 'All of it came in one commit.',
        evidence: `It is called ${quote(only)}, and says nothing of how you worked.`,
        next: 'From here on commit each step that works, with a sentence that says why: many who hire read the history before the code.',
        weight: 58,
      },
    ]
  }
  const own = subjects.filter((subject) => !isMachine(subject))
  const bad = own.filter(isWeak)
  const good = own.filter(isTelling)
  return [
    own.length >= 4 &&
      bad.length >= own.length / 2 && {
        kind: 'next step',
        title: 'The commits do not say what they do.',
        evidence: `${bad.length} of the newest ${own.length} are called ${enumerate([...new Set(bad)].map(quote))}.`,
        next: 'Say in the next ones what somebody can do now, or what was wrong: “Reject dates in the past” rather than “fix”.',
        weight: 44,
      },
    own.length >= 6 &&
      good.length >= own.length * 0.7 && {
        kind: 'strength',
        title: 'The history can be read.',
        evidence: `${good.length} of the newest ${own.length} commits say what they do, such as ${quote(good.toSorted(byLength)[0] ?? '')}.`,
        next: 'Where a change was hard, say in its body why this way: that is what a colleague will look for.',
        weight: 52,
      },
  ]
}

const byLength = (one: string, other: string) =>
  Math.abs(one.length - 50) - Math.abs(other.length - 50) || (one < other ? -1 : 1)
