import { errorMessage, readmes, useQuery } from '@swipefolio/shared/api'
import { relativeTime } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { ErrorBox, Readme } from '@swipefolio/shared/ui'

interface ProjectReadmeProps {
  projectId: number
  /** Whether the person looks at their own profile. */
  isOwn: boolean
}

/** The README of a contact's project, or of an own one, if it has one. */
export const ProjectReadme = ({ projectId, isOwn }: ProjectReadmeProps) => {
  const own = useQuery({ ...readmes.ofOwn(projectId), enabled: isOwn })
  const contact = useQuery({ ...readmes.ofContact(projectId), enabled: !isOwn })
  const { data, error, refetch } = isOwn ? own : contact
  if (data) return <Readme {...data} taken={relativeTime(data.takenAt)} headingLevel={3} />
  return (
    error && (
      <ErrorBox
        message={errorMessage(error, t('Failed to load the README'))}
        onRetry={() => void refetch()}
      />
    )
  )
}
