import type { DecisionStatus } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useEffect, useState } from 'react'
import { decided } from './decision-labels'
import type { SampleProject } from './sample-projects'

const flightDuration = 300

/** A deck with local state only. */
export function useDemoDeck(projects: readonly SampleProject[]) {
  const [decisions, setDecisions] = useState<readonly DecisionStatus[]>([])
  const [leaving, setLeaving] = useState<DecisionStatus | null>(null)
  const at = decisions.length
  const isOver = at >= projects.length

  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => {
      setDecisions((made) => [...made, leaving])
      setLeaving(null)
    }, flightDuration)
    return () => clearTimeout(timer)
  }, [leaving])

  const last = decisions.at(-1)
  const lastTitle = projects[at - 1]?.title
  const next = projects[at]
    ? t('Next: {title}', { title: projects[at].title })
    : t('No more samples')

  return {
    upcoming: projects.slice(at, at + 3),
    leaving,
    isOver,
    announcement: last && lastTitle ? `${decided(lastTitle, last)} ${next}` : '',
    count: (status: DecisionStatus) => decisions.filter((made) => made === status).length,
    decide(status: DecisionStatus) {
      if (!isOver) setLeaving((current) => current ?? status)
    },
    startOver: () => setDecisions([]),
  }
}
