import type { JobSeekerHome } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { LinkRow, LinkRows, SparklesIcon } from '@swipefolio/shared/ui'
import { firstSteps, nextStep } from './first-steps'

/** The next of the five first steps in one row. Nothing once they are done. */
export const NextStepRow = ({ done, newest }: Pick<JobSeekerHome, 'done' | 'newest'>) => {
  const steps = firstSteps(newest)
  const place = steps.findIndex(({ step }) => step === nextStep(done))
  const next = steps[place]
  return (
    next && (
      <LinkRows>
        <LinkRow title={next.action} opens={next.to} icon={<SparklesIcon aria-hidden />}>
          {t('Your next step: {place} of {all}', { place: place + 1, all: steps.length })}
        </LinkRow>
      </LinkRows>
    )
  )
}
