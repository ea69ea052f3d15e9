import type { FirstStep, JobSeekerHome, RecruiterHome } from '@swipefolio/shared/contract'
import { presentUnseenProject } from '../projects/present'
import type { DueStepRow } from '../desk/repository'
import type { ProjectRow } from '../projects/repository'
import type { ProjectCountRow } from '../stats/repository'
import type { MatchingRequestRow, Progress } from './job-seeker-repository'
import type { TurnRow } from './turns'

export const presentTop = (row: ProjectRow | undefined) => (row ? presentUnseenProject(row) : null)

export const presentTurn = (row: TurnRow): RecruiterHome['turns'][number] => ({
  chatId: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  message: row.message,
  at: row.active_at.toISOString(),
})

export const presentNextStep = (
  row: DueStepRow,
): NonNullable<RecruiterHome['nextSteps']>[number] => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  nextStep: row.next_step,
  nextStepOn: row.next_step_on ?? '',
})

export const stepsDone = (progress: Progress): FirstStep[] => {
  const isDone = {
    project: progress.newest !== null,
    description: progress.has_description,
    repository: progress.has_repository,
    website: progress.has_website,
    answer: progress.has_answered,
  } satisfies Record<FirstStep, boolean>
  return (Object.keys(isDone) as FirstStep[]).filter((step) => isDone[step])
}

export const presentFigures = ({ likes, saves, contacts }: Progress): JobSeekerHome['figures'] => ({
  likes,
  saves,
  contacts,
})

export const presentWeek = (row: ProjectCountRow): JobSeekerHome['week'][number] => ({
  project: { id: row.id, title: row.title },
  likes: row.likes,
  saves: row.saves,
})

export const presentMatchingRequest = (
  row: MatchingRequestRow,
): JobSeekerHome['requests'][number] => ({
  id: row.id,
  title: row.title,
  companyName: row.company_name,
  endDate: row.end_date,
  technologies: row.technologies,
})
