import type { JobSeekerHome } from '@swipefolio/shared/contract'
import { LinkRow, LinkRows, SparklesIcon } from '@swipefolio/shared/ui'
import { nextStep } from './first-steps'

/** The next of the five first steps in one row. Nothing once they are done. */
export const NextStepRow = (progress: Pick<JobSeekerHome, 'done' | 'newest'>) => {
  const next = nextStep(progress)
  return (
    next && (
      <LinkRows>
        <LinkRow title={next.action} opens={next.to} icon={<SparklesIcon aria-hidden />}>
          {next.place}
        </LinkRow>
      </LinkRows>
    )
  )
}
