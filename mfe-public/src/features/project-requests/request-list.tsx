import { paths, type ProjectRequest } from '@swipefolio/shared/contract'
import { useSession } from '@swipefolio/shared/session'
import { Button, ButtonLink, Empty, Grid } from '@swipefolio/shared/ui'
import { RequestCard } from './request-card'
import { useNow } from './use-now'

interface RequestListProps {
  requests: readonly ProjectRequest[]
  /** The search text, or empty. */
  search: string
  onClear: () => void
}

/** What each role can do while there is no request. */
const waysOn = {
  recruiter: { to: `${paths.dashboard}?section=requests`, label: 'Post a Request' },
  jobseeker: { to: paths.dashboard, label: 'Go to My Projects' },
  visitor: { to: paths.signup, label: 'Sign Up' },
} as const

/** The matching project requests, in the server's order: open ones first. */
export const RequestList = ({ requests, search, onClear }: RequestListProps) => {
  const now = useNow()
  const role = useSession((session) => session.role)
  const wayOn = waysOn[role ?? 'visitor']
  if (requests.length === 0 && search) {
    return (
      <Empty
        title="Nothing found"
        action={
          <Button variant="quiet" onClick={onClear}>
            Clear Search
          </Button>
        }
      >
        No project request contains “{search}”.
      </Empty>
    )
  }
  if (requests.length === 0) {
    return (
      <Empty
        title="No Project Requests Yet"
        action={<ButtonLink to={wayOn.to}>{wayOn.label}</ButtonLink>}
      >
        No recruiter is asking for a project right now. Have a look again soon.
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
