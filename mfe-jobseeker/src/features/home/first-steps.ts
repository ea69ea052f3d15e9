import { type FirstStep, type JobSeekerHome, paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { tips } from '../overview/tips'

export interface Step {
  step: FirstStep
  title: string
  text: string
  action: string
  to: string
}

const order: readonly FirstStep[] = ['project', 'description', 'repository', 'website', 'answer']

const actions: Record<FirstStep, string> = {
  project: t('Add Your First Project'),
  description: t('Write a Detailed Description'),
  repository: t('Add a Repository'),
  website: t('Add a Live Link'),
  answer: t('Find a Request to Answer'),
}

const words: Partial<Record<FirstStep, Pick<Step, 'title' | 'text'>>> = {
  project: {
    title: t('Publish your first project'),
    text: t(
      'A title and its technologies are enough to begin. Recruiters see the work, and not your name.',
    ),
  },
  answer: {
    title: t('Answer a project request'),
    text: t(
      'Send a repository to a recruiter who asks for something that you have built, or would like to.',
    ),
  },
}

const addressOf = (step: FirstStep, newest: JobSeekerHome['newest']) => {
  if (step === 'answer') return paths.projectRequests
  if (step === 'project' || !newest) return paths.dashboardSection('projects', 'add=true')
  return paths.dashboardSection('projects', `edit=${newest.id}`)
}

/** The five first steps in their order; three of them are profile tips. */
export const firstSteps = (newest: JobSeekerHome['newest']): Step[] =>
  order.map((step) => {
    const { title = '', text = '' } = words[step] ?? tips.find((tip) => tip.step === step) ?? {}
    return { step, title, text, action: actions[step], to: addressOf(step, newest) }
  })

/** The first of the steps that is not done, with its place among them in words. */
export function nextStep({ done, newest }: Pick<JobSeekerHome, 'done' | 'newest'>) {
  const steps = firstSteps(newest)
  const index = steps.findIndex(({ step }) => !done.includes(step))
  const next = steps[index]
  return (
    next && {
      ...next,
      place: t('Your next step: {place} of {all}', { place: index + 1, all: steps.length }),
    }
  )
}
