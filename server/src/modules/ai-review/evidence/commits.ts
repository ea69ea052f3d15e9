import type { Evidence } from './evidence-types'

const weak =
  /^(?:(?:fix|fixes|fixed|update|updates|updated|wip|change|changes|changed|stuff|final|commit|minor|misc|test|tests|testing|asdf\w*(?!\w)|done|save|edit|edited|add|added|more|ok|work|temp|tmp|new|bug|bugs|cleanup|refactor|first|initial)[\s.!]*(?:\w+\s*)?|add files via upload|[\w.!?]{0,3})$/i
const ofDates =
  /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|am|pm)/i
const vague = /\b(?:some|various|misc|latest|changes|edits|stuff|things|improve\w*|update\w*)\b/i
/** GitHub's editor proposes these: they name a file, and nothing of what was done. */
const ofEditor = /^(?:update|create|delete|add) \S+$/i
const ofMachine =
  /^(?:merge|(?:\w+(?:\([\w-]+\))?: )?bump |(?:feature|bugfix|hotfix)\/|(?:chore|build|fix)\(deps|revert|release|update dependency|v?\d+\.\d+)/i

const isWeak = (subject: string) => weak.test(subject.trim())
const isTelling = (subject: string) =>
  !isWeak(subject) &&
  !ofEditor.test(subject) &&
  (subject.match(/\p{L}{2,}/gu) ?? []).filter((word) => !ofDates.test(word)).length >= 3

const usual = 50
const byLength = (one: string, other: string) =>
  Math.abs(one.length - usual) - Math.abs(other.length - usual) || (one < other ? -1 : 1)

/** The newest commits of people, where there is code: how many, those that say nothing, those that say what they do. */
export function commitsOf({ facts: { subjects }, sources }: Evidence) {
  const own = sources.length > 0 ? subjects.filter((subject) => !ofMachine.test(subject)) : []
  const telling = own.filter(isTelling)
  return {
    count: own.length,
    weak: own.filter(isWeak),
    telling,
    example: telling.filter((subject) => !vague.test(subject)).toSorted(byLength)[0],
    only: sources.length > 0 && subjects.length === 1 ? subjects[0] : undefined,
  }
}
