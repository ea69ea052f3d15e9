import type { ProjectRequest } from '@swipefolio/shared/contract'
import { SearchField } from '@swipefolio/shared/forms'
import { Button, Empty, Grid, Stack, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { RequestCard } from './request-card'
import { searchRequests } from './search-requests'
import { useNow } from './use-now'

interface RequestListProps {
  requests: readonly ProjectRequest[]
  search: string
  onSearch: (text: string) => void
}

/** All project requests that contain what is searched for. */
export const RequestList = ({ requests, search, onSearch }: RequestListProps) => {
  const now = useNow()
  const found = searchRequests(requests, search, now)
  return (
    <Stack gap="l">
      <Search>
        <SearchField
          label="Search project requests"
          placeholder="Title, company or mission"
          value={search}
          onChange={onSearch}
        />
      </Search>
      {found.length === 0 ? (
        <Empty
          title="Nothing found"
          action={
            <Button variant="quiet" onClick={() => onSearch('')}>
              Clear Search
            </Button>
          }
        >
          No project request contains “{search.trim()}”.
        </Empty>
      ) : (
        <Grid min="large">
          {found.map((request) => (
            <RequestCard key={request.id} request={request} now={now} />
          ))}
        </Grid>
      )}
    </Stack>
  )
}

const Search = styled.div`
  max-inline-size: ${theme.width.narrow};
`
