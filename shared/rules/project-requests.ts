import { msg } from '../i18n/msg'
import { canonicalRepository, repositoryPrefix } from './addresses'
import { collectRefusals } from './refusals'
import { isBlank, maxLength, maxRequestTechnologies, isTooLong } from './limits'

export interface ProjectRequestValues {
  title?: string
  mission?: string
  positionOffer?: string
  endDate?: string
  technologies?: readonly unknown[]
  place?: string
  reward?: string
}

const dayForm = /^\d{4}-\d{2}-\d{2}$/
const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/
const fiveYears = 5 * 366 * 86_400_000

/** The last instant of a day (UTC), or the instant itself; undefined when the text is neither. */
function deadlineInstant(endDate: string): number | undefined {
  if (dayForm.test(endDate)) {
    const end = Date.parse(`${endDate}T23:59:59Z`)
    const isRealDay = !Number.isNaN(end) && new Date(end).toISOString().startsWith(endDate)
    return isRealDay ? end : undefined
  }
  const instant = instantForm.test(endDate) ? Date.parse(endDate) : NaN
  return Number.isNaN(instant) ? undefined : instant
}

function badDeadline(endDate: string, now: Date) {
  const instant = deadlineInstant(endDate)
  if (instant === undefined) return msg('Invalid deadline')
  if (instant <= now.getTime()) return msg('Deadline must be in the future')
  return instant > now.getTime() + fiveYears && msg('Invalid deadline')
}

/** A valid deadline as the day that is stored, YYYY-MM-DD in UTC. */
export const deadlineDay = (endDate: string) =>
  new Date(deadlineInstant(endDate.trim()) ?? NaN).toISOString().slice(0, 10)

/** A request is closed once its day has ended in UTC. */
export const isClosed = (endDate: string, now: Date) =>
  (deadlineInstant(endDate) ?? 0) < now.getTime()

/** Tabs and new lines are accepted in it, even alone. */
const isBlankOffer = (offer = '') => isBlank(offer) && !/[\t\n]/.test(offer)

/** Creating and editing a project request. */
export const checkProjectRequest = (values: ProjectRequestValues, now: Date) => {
  const endDate = values.endDate?.trim()
  return collectRefusals([
    ['title', isBlank(values.title) && msg('Title is required')],
    [
      'title',
      isTooLong(values.title, maxLength.title) &&
        msg('Title is too long: at most {count} characters', { count: maxLength.title }),
    ],
    ['mission', isBlank(values.mission) && msg('Mission description is required')],
    [
      'mission',
      isTooLong(values.mission, maxLength.mission) &&
        msg('Mission description is too long: at most {count} characters', {
          count: maxLength.mission,
        }),
    ],
    ['positionOffer', isBlankOffer(values.positionOffer) && msg('Position offer is required')],
    [
      'positionOffer',
      isTooLong(values.positionOffer, maxLength.positionOffer) &&
        msg('Position offer is too long: at most {count} characters', {
          count: maxLength.positionOffer,
        }),
    ],
    ['endDate', endDate ? badDeadline(endDate, now) : msg('Deadline is required')],
    [
      'technologies',
      (values.technologies?.length ?? 0) > maxRequestTechnologies &&
        msg('At most {count} technologies', { count: maxRequestTechnologies }),
    ],
    [
      'place',
      isTooLong(values.place, maxLength.place) &&
        msg('Place is too long: at most {count} characters', { count: maxLength.place }),
    ],
    [
      'reward',
      isTooLong(values.reward, maxLength.reward) &&
        msg('Pay or reward is too long: at most {count} characters', { count: maxLength.reward }),
    ],
  ])
}

/** What a job seeker adds to a link. */
export const checkLinkNote = (values: { note?: string }) =>
  collectRefusals([
    [
      'note',
      isTooLong(values.note?.trim(), maxLength.note) &&
        msg('Note is too long: at most {count} characters', { count: maxLength.note }),
    ],
  ])

/** What a recruiter adds to a decline. */
export const checkReply = (values: { reply?: string }) =>
  collectRefusals([
    [
      'reply',
      isTooLong(values.reply?.trim(), maxLength.reply) &&
        msg('Sentence is too long: at most {count} characters', { count: maxLength.reply }),
    ],
  ])

/** The address that a project is sent with: its repository's, else its live one; empty when it has neither. */
export const projectAddress = ({ gitUrl, websiteUrl }: { gitUrl: string; websiteUrl: string }) =>
  canonicalRepository(gitUrl) ?? (gitUrl || websiteUrl)

/** Sending a repository to a project request. */
export const checkRepositoryLink = (values: { gitHubLink?: string }) =>
  collectRefusals([
    ['gitHubLink', isBlank(values.gitHubLink) && msg('Please enter a GitHub link')],
    [
      'gitHubLink',
      !canonicalRepository(values.gitHubLink ?? '') &&
        msg("Please enter a valid GitHub URL starting with '{prefix}'", {
          prefix: repositoryPrefix,
        }),
    ],
  ])
