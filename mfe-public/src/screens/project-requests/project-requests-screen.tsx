import { projectRequests, useInfiniteQuery } from '@swipefolio/shared/api'
import { SearchField, useDebouncedValue } from '@swipefolio/shared/forms'
import { useSearchParams } from '@swipefolio/shared/router'
import {
  media,
  Page,
  PageHeader,
  Pagination,
  QueryBoundary,
  Stack,
  theme,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { fillerRequests } from '../../features/project-requests/filler-requests'
import { RequestList } from '../../features/project-requests/request-list'

const waiting = fillerRequests(6)

const ProjectRequestsScreen = () => {
  useDocumentTitle('Project Requests')
  const [params, setParams] = useSearchParams()
  const typed = params.get('q') ?? ''
  const search = useDebouncedValue(typed.trim())
  const requests = useInfiniteQuery(projectRequests.list(search))
  const handleSearch = (q: string) => setParams(q ? { q } : {}, { replace: true })

  return (
    <Page width="wide">
      <PageHeader
        title="Project Requests"
        intro="What recruiters would like to see built. Answer with a repository: your name stays hidden until they reveal it."
      />
      <Stack gap="l">
        <Search>
          <SearchField
            label="Search project requests"
            placeholder="Title, company or mission"
            value={typed}
            onChange={handleSearch}
          />
        </Search>
        <QueryBoundary
          query={requests}
          loadingText="Loading project requests..."
          errorText="Failed to load project requests"
          skeleton={<RequestList requests={waiting} search="" onClear={() => undefined} />}
        >
          {(found) => (
            <>
              <RequestList requests={found} search={search} onClear={() => handleSearch('')} />
              <Pagination query={requests} />
            </>
          )}
        </QueryBoundary>
      </Stack>
    </Page>
  )
}

const Search = styled.div`
  max-inline-size: ${theme.width.narrow};

  ${media.withoutScripts} {
    display: none;
  }
`

export default ProjectRequestsScreen
