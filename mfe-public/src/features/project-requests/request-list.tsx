import type { RequestItem } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useSession } from '@swipefolio/shared/session'
import { BookmarkIcon, Button, ButtonLink, Empty, Grid } from '@swipefolio/shared/ui'
import { RequestCard } from './request-card'
import { useNow } from './use-now'

interface RequestListProps {
  requests: readonly RequestItem[]
  /** The search text, or empty. */
  search?: string
  isFiltered?: boolean
  /** Whether everything is listed that the person saved. */
  isSavedOnly?: boolean
  onClear?: () => void
}

/** What each role can do while there is no request. */
const waysOn = {
  recruiter: { to: `${paths.dashboard}?section=requests`, label: t('Post a Request') },
  jobseeker: { to: paths.dashboard, label: t('Go to My Projects') },
  visitor: { to: paths.signup, label: t('Sign Up') },
} as const

function reasonFor(search: string, isFiltered: boolean) {
  if (!search) return t('No project request matches these filters.')
  return t(
    isFiltered
      ? 'No project request of these filters contains “{search}”.'
      : 'No project request contains “{search}”.',
    { search },
  )
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
  if (requests.length === 0 && isSavedOnly) {
    return (
      <Empty
        title={t('No Saved Requests')}
        icon={<BookmarkIcon aria-hidden />}
        action={<Button onClick={onClear}>{t('All Project Requests')}</Button>}
      >
        {t('You have saved no request yet. The bookmark on a card saves its request.')}
      </Empty>
    )
  }
  if (requests.length === 0 && (search || isFiltered)) {
    return (
      <Empty
        title={t('Nothing found')}
        action={
          <Button variant="quiet" onClick={onClear}>
            {isFiltered ? t('Clear Filters') : t('Clear Search')}
          </Button>
        }
      >
        {reasonFor(search, isFiltered)}
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
