import { readmes, useQuery } from '@swipefolio/shared/api'
import { relativeTime } from '@swipefolio/shared/format'
import { Readme } from '@swipefolio/shared/ui'

/** The README of an own project, if it has one. */
export const OwnReadme = ({ projectId }: { projectId: number }) => {
  const { data } = useQuery(readmes.ofOwn(projectId))
  return data ? <Readme {...data} taken={relativeTime(data.takenAt)} headingLevel={2} /> : null
}
