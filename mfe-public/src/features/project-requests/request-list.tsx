import type { RequestItem } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useSession } from '@swipefolio/shared/session'
import { Button, ButtonLink, Empty, Grid } from '@swipefolio/shared/ui'
import { RequestCard } from './request-card'
import { useNow } from './use-now'

interface RequestListProps {
  requests: readonly RequestItem[]
  /** The search text, or empty. */
  search?: string
  isFiltered?: boolean
  /** Whether only what the person saved is listed. */
  isSavedOnly?: boolean
  onClear?: () => void
}

/** What each role can do while there is no request. */
const waysOn = {
  recruiter: { to: `${paths.dashboard}?section=requests`, label: t('Post a Request') },
  jobseeker: { to: paths.dashboard, label: t('Go to My Projects') },
  visitor: { to: paths.signup, label: t('Sign Up') },
} as const

function reasonFor(search: string, isFiltered: boolean, isSavedOnly: boolean) {
  if (search)
    return t(
      isFiltered
        ? 'No project request of these filters contains “{search}”.'
        : 'No project request contains “{search}”.',
      { search },
    )
  return isSavedOnly
    ? t('None of the requests that you saved is here. The bookmark on a card saves its request.')
    : t('No project request matches these filters.')
}

/** The matching project requests, in the server's order: open ones first. */
export const RequestList = ({
  requests,
  search = '',
  isFiltered = false,
  isSavedOnly = false,
  onClear,
}: RequestListProps) => {
  const now = useNow()
  const role = useSession((session) => session.role)
  const wayOn = waysOn[role ?? 'visitor']
  if (requests.length === 0 && (search || isFiltered)) {
    return (
      <Empty
        title={isSavedOnly && !search ? t('No Saved Requests') : t('Nothing found')}
        action={
          <Button variant="quiet" onClick={onClear}>
            {isFiltered ? t('Clear Filters') : t('Clear Search')}
          </Button>
        }
      >
        {reasonFor(search, isFiltered, isSavedOnly)}
      </Empty>
    )
  }
  if (requests.length === 0) {
    return (
      <Empty
        title={t('No Project Requests Yet')}
        action={<ButtonLink to={wayOn.to}>{wayOn.label}</ButtonLink>}
      >
        {t('No recruiter is asking for a project right now. Have a look again soon.')}
      </Empty>
    )
  }
  return (
    <Grid min="large">
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} now={now} />
      ))}
    </Grid>
  )
}
