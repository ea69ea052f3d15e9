import { contacts, useQuery } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'
import { arrivalStageId } from '@swipefolio/shared/rules'
import { Bdi } from '@swipefolio/shared/ui'
import { Fragment } from 'react'
import { dueWords } from './due'

/** What a folded desk holds: the stage, unless it is the one where everybody begins, and the next step. */
export const DeskSummary = ({ id }: { id: number }) => {
  const { data: desk } = useQuery(contacts.desk(id))
  const { data: stages = [] } = useQuery(contacts.stages())
  const stage = stages.find((each) => each.id === desk?.stageId && each.id !== arrivalStageId)
  const step = desk?.nextStepOn ? dueWords(desk.nextStepOn) : desk?.nextStep
  const parts = [stage?.name, step].filter(Boolean)
  if (parts.length === 0) return t('Only you see this')
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && ' · '}
      <Bdi>{part}</Bdi>
    </Fragment>
  ))
}
