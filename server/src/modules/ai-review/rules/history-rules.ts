import { commitsOf } from '../evidence/commits'
import { enumerate, quote } from './quote'
import type { Rule } from './rule'

/** How the work went, as its commits tell. */
export const historyRules: Rule[] = [
  {
    name: 'one-commit',
    kind: 'gap',
    weight: 56,
    title: 'All of it came in one commit.',
    step: {
      what: 'Commit each step that works from here on.',
      how: 'With a sentence that says why: many who hire read the history before the code.',
    },
    find: (evidence) => {
      const { only } = commitsOf(evidence)
      return (
        only !== undefined && {
          evidence: `All of it came in one, ${quote(only)}, which cannot show how you worked.`,
        }
      )
    },
  },
  {
    name: 'commits-weak',
    kind: 'gap',
    weight: 54,
    title: 'The commits do not say what they do.',
    step: {
      what: 'Say in each commit what changed for others.',
      how: 'What somebody can do now, or what was wrong: “Reject dates in the past” rather than “fix”.',
    },
    find: (evidence) => {
      const { count, weak } = commitsOf(evidence)
      const subjects = [...new Set(weak)]
      return (
        count >= 10 &&
        weak.length >= count / 2 &&
        !evidence.nature.startsWith('library') && {
          claim: subjects.slice(0, 3),
          evidence: `${weak.length} of the newest ${count} are called ${enumerate(subjects.map(quote))}.`,
        }
      )
    },
  },
  {
    name: 'commits-telling',
    kind: 'strength',
    weight: 52,
    title: 'The history can be read.',
    find: (evidence) => {
      const { count, telling, example } = commitsOf(evidence)
      const share = telling.length === count ? 'All' : telling.length
      return (
        example !== undefined &&
        count >= 6 &&
        telling.length >= count * 0.8 && {
          claim: [example],
          evidence: `${share} of the newest ${count} commits say what they do, such as ${quote(example)}.`,
          best: 'commits that say what they do',
          skill: 'work in steps that others can follow: read the commits',
        }
      )
    },
  },
]
