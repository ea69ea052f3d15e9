import { useInfiniteQuery } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'
import {
  Page,
  PageHeader,
  Pagination,
  QueryBoundary,
  Stack,
  useDocumentTitle,
} from '@swipefolio/shared/ui'
import { useBookmarksElsewhere } from '../../features/project-requests/bookmarks-elsewhere'
import { fillerRequests } from '../../features/project-requests/filler-requests'
import { RequestList } from '../../features/project-requests/request-list'
import { RequestToolbar } from '../../features/project-requests/request-toolbar'
import { useRequestFilters } from '../../features/project-requests/use-request-filters'

const waiting = fillerRequests(6)

const ProjectRequestsScreen = () => {
  useDocumentTitle(t('Project Requests'))
  useBookmarksElsewhere()
  const filters = useRequestFilters()
  const requests = useInfiniteQuery(filters.list)

  return (
    <Page width="wide">
      <PageHeader
        title={t('Project Requests')}
        intro={t(
          'What recruiters would like to see built. Answer with a repository: your name stays hidden until they reveal it.',
        )}
      />
      <Stack gap="l">
        <RequestToolbar filters={filters} />
        <QueryBoundary
          query={requests}
          loadingText={t('Loading project requests...')}
          errorText={t('Failed to load project requests')}
          isPage
          skeleton={<RequestList requests={waiting} />}
        >
          {(found) => (
            <>
              <RequestList
                requests={found}
                search={filters.search}
                isFiltered={filters.isFiltered}
                isSavedOnly={filters.isSavedOnly}
                onClear={filters.clear}
              />
              <Pagination query={requests} />
            </>
          )}
        </QueryBoundary>
      </Stack>
    </Page>
  )
}

export default ProjectRequestsScreen
