import { projectRequests, useQuery } from '@swipefolio/shared/api'
import { useSearchParams } from '@swipefolio/shared/router'
import { Empty, Page, PageHeader, QueryBoundary, useDocumentTitle } from '@swipefolio/shared/ui'
import { RequestList } from '../../features/project-requests/request-list'

const ProjectRequestsScreen = () => {
  useDocumentTitle('Project Requests')
  const requests = useQuery(projectRequests.list())
  const [search, setSearch] = useSearchParams()

  return (
    <Page width="wide">
      <PageHeader
        title="Project Requests"
        intro="What recruiters would like to see built. Answer with a link to a repository: your name stays hidden until the recruiter reveals it."
      />
      <QueryBoundary
        query={requests}
        loadingText="Loading project requests..."
        errorText="Failed to load project requests"
        skeleton="cards"
        isEmpty={(all) => all.length === 0}
        empty={
          <Empty title="No Project Requests Yet">
            No recruiter is asking for a project right now. Have a look again soon.
          </Empty>
        }
      >
        {(all) => (
          <RequestList
            requests={all}
            search={search.get('q') ?? ''}
            onSearch={(q) => setSearch(q ? { q } : {}, { replace: true })}
          />
        )}
      </QueryBoundary>
    </Page>
  )
}

export default ProjectRequestsScreen
