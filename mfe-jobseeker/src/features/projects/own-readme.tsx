import { errorMessage, readmes, useQuery } from '@swipefolio/shared/api'
import { relativeTime } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { ErrorBox, Readme } from '@swipefolio/shared/ui'

/** The README of an own project, if it has one. */
export const OwnReadme = ({ projectId }: { projectId: number }) => {
  const { data, error, refetch } = useQuery(readmes.ofOwn(projectId))
  if (data) return <Readme {...data} taken={relativeTime(data.takenAt)} headingLevel={2} />
  return (
    error && (
      <ErrorBox
        message={errorMessage(error, t('Failed to load the README'))}
        onRetry={() => void refetch()}
      />
    )
  )
}
