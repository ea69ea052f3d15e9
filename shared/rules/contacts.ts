import { msg } from '../i18n/msg'
import { collectRefusals } from './refusals'
import { isBlank, isTooLong } from './limits'

export const maxStages = 10
export const maxTags = 10
/** In UTF-16 units. */
export const maxNoteLength = 4000
const maxTagLength = 40
const maxNextStepLength = 200
const maxStageLength = 40

interface Stage {
  id: number
  name: string
}

/** The stages of a recruiter who has changed nothing about them. */
export const firstStages: readonly Stage[] = [
  { id: 1, name: msg('New') },
  { id: 2, name: msg('Talking') },
  { id: 3, name: msg('Interview') },
  { id: 4, name: msg('Offer') },
  { id: 5, name: msg('Closed') },
]

/** Where new contacts arrive: it can be renamed and moved, not deleted. */
export const arrivalStageId = 1

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** Adding a stage to others, or renaming one; `others` are without it. */
export const checkStage = ({ name }: { name?: string }, others: readonly { name: string }[]) =>
  collectRefusals([
    ['name', isBlank(name) && msg('Stage name is required')],
    [
      'name',
      isTooLong(name?.trim(), maxStageLength) &&
        msg('Stage name is too long: at most {count} characters', { count: maxStageLength }),
    ],
    [
      'name',
      others.some((other) => folded(other.name) === folded(name ?? '')) &&
        msg('There is a stage of this name already'),
    ],
    ['name', others.length >= maxStages && msg('At most {count} stages', { count: maxStages })],
  ])

/** Trimmed tags without blank ones, each once whatever its case. */
export function tagNames(texts: readonly string[]): string[] {
  const tags = new Map<string, string>()
  for (const text of texts) {
    const tag = text.trim().replace(/\s+/g, ' ')
    if (!isBlank(tag) && !tags.has(folded(tag))) tags.set(folded(tag), tag)
  }
  return [...tags.values()]
}

const dayForm = /^(?:20|21)\d{2}-\d{2}-\d{2}$/

/** Whether a text is a day, YYYY-MM-DD, that a calendar has. */
function isDay(text: string): boolean {
  const time = dayForm.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export interface ContactDeskValues {
  note?: string
  tags?: readonly string[]
  nextStep?: string
  nextStepOn?: string
}

/** What a recruiter keeps about a contact; the next step and its day come together. */
export const checkContactDesk = ({ note, tags = [], nextStep, nextStepOn }: ContactDeskValues) => {
  const names = tagNames(tags)
  return collectRefusals([
    [
      'note',
      isTooLong(note, maxNoteLength) &&
        msg('Note is too long: at most {count} characters', { count: maxNoteLength }),
    ],
    ['tags', names.length > maxTags && msg('At most {count} tags', { count: maxTags })],
    [
      'tags',
      names.some((name) => name.length > maxTagLength) &&
        msg('Tag is too long: at most {count} characters', { count: maxTagLength }),
    ],
    ['nextStep', Boolean(nextStepOn) && isBlank(nextStep) && msg('Please enter the next step')],
    [
      'nextStep',
      isTooLong(nextStep?.trim(), maxNextStepLength) &&
        msg('Next step is too long: at most {count} characters', { count: maxNextStepLength }),
    ],
    [
      'nextStepOn',
      Boolean(nextStepOn) && !isDay(nextStepOn ?? '') && msg('Please enter a valid date'),
    ],
  ])
}
