import type { ProjectRequest } from '@swipefolio/shared/contract'
import { Button, Empty, Grid } from '@swipefolio/shared/ui'
import { RequestCard } from './request-card'
import { useNow } from './use-now'

interface RequestListProps {
  requests: readonly ProjectRequest[]
  /** The search text, or empty. */
  search: string
  onClear: () => void
}

/** The matching project requests, in the server's order: open ones first. */
export const RequestList = ({ requests, search, onClear }: RequestListProps) => {
  const now = useNow()
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
      <Empty title="No Project Requests Yet">
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
