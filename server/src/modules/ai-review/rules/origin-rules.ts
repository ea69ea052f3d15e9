import type { Rule } from './finding'
import { code, quote } from './quote'

const source =
  /\b(?:follow(?:ing|ed|s)?|based on|from|part of|inspired by|while (?:watching|doing)|built (?:along|with|during|for)|made (?:along|with|during|for)|code ?along)\b/i
const lesson =
  /\b(?:tutorial|course|bootcamp|udemy|freecodecamp|scrimba|odin project|youtube video|workshop)\b/i
const nearby = 80

/** The sentence that says whom this follows. */
const confession = (text: string) =>
  text.split(/[\n.]/).find((sentence) => {
    const begin = source.exec(sentence)?.index
    const end = lesson.exec(sentence)?.index
    return begin !== undefined && end !== undefined && end > begin && end - begin < nearby
  })

const exerciseName =
  /(?:^|[-_])(?:clone|tutorial|course|homework|assignment|exercise)s?(?:$|[-_\d])/i

/** Whose idea and whose work it is. */
export const originRules: Rule = ({ repository, readme }) => {
  const { name, description, isFork, isArchived } = repository
  const sentence = confession(`${description}\n${readme?.text ?? ''}`)
  const isNamedSo = exerciseName.test(name)
  return [
    (sentence !== undefined || isNamedSo) && {
      kind: 'risk',
      title: 'It reads like an exercise that others have done, too.',
      evidence: sentence
        ? `It says so itself: ${quote(sentence)}`
        : `Its name is ${code(name)}, which many repositories have.`,
      next: 'Build one thing that the original does not have, and say in the README which parts are yours: that is what to show.',
      weight: 78,
    },
    isFork && {
      kind: 'risk',
      title: 'It is a fork.',
      evidence: 'GitHub says so under its name, and a visitor takes the code for somebody else’s.',
      next: 'Say at the top of the README what you changed and why, with links to your commits or pull requests.',
      weight: 85,
    },
    isArchived && {
      kind: 'next step',
      title: 'It is archived.',
      evidence: 'GitHub shows a banner that says it is no longer worked on.',
      next: 'If it is finished, say so in the README; if not, take it out of the archive in the settings.',
      weight: 30,
    },
  ]
}
