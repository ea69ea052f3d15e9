import { privacy, useQuery } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { Notice, TextLink } from '@swipefolio/shared/ui'

/** Says that the profile is paused, and where that can be changed. Nothing while it is visible. */
export const PausedNotice = () =>
  useQuery(privacy.own()).data?.paused && (
    <Notice>
      Your profile is paused: recruiters do not see your projects.{' '}
      <TextLink to={paths.dashboardSection('privacy')}>Privacy</TextLink>
    </Notice>
  )
