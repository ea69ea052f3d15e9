import { paths, type RecruiterHome } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { Bdi, CalendarIcon, HomePart, LinkRow, LinkRows } from '@swipefolio/shared/ui'
import { dueWords, isDue } from '../desk/due'

/** The next steps with contacts that are due today. */
export const NextSteps = ({ nextSteps = [] }: Pick<RecruiterHome, 'nextSteps'>) => {
  const due = nextSteps.filter(({ nextStepOn }) => isDue(nextStepOn))
  return (
    due.length > 0 && (
      <HomePart title={t('Next steps')}>
        <LinkRows>
          {due.map(({ id, nextStep, nextStepOn, ...person }) => (
            <LinkRow
              key={id}
              title={nextStep}
              opens={paths.user(id)}
              icon={<CalendarIcon aria-hidden />}
            >
              <Bdi>{fullName(person)}</Bdi> · {dueWords(nextStepOn)}
            </LinkRow>
          ))}
        </LinkRows>
      </HomePart>
    )
  )
}
