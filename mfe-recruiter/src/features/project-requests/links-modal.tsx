import { links, refresh, useInfiniteQuery, useLiveEvent } from '@swipefolio/shared/api'
import type { ProjectRequest } from '@swipefolio/shared/contract'
import {
  Bdi,
  Cluster,
  Empty,
  LinkIcon,
  Modal,
  Pagination,
  QueryBoundary,
  Stack,
} from '@swipefolio/shared/ui'
import { ExportButton } from '../export/export-button'
import { LinkTable } from './link-table'
import { linksCsv } from './links-csv'

interface LinksModalProps {
  requestId: number | undefined
  /** Undefined until it is loaded. */
  request: ProjectRequest | undefined
  onChat: (userId: number) => void
  onClose: () => void
}

/** The repositories that job seekers sent to one request. */
export const LinksModal = ({ requestId, request, onChat, onClose }: LinksModalProps) => (
  <Modal
    isOpen={requestId !== undefined}
    onClose={onClose}
    title={
      request ? (
        <>
          Links for <Bdi>{request.title}</Bdi>
        </>
      ) : (
        'Links'
      )
    }
    size="wide"
  >
    {requestId !== undefined && <ReceivedLinks requestId={requestId} onChat={onChat} />}
  </Modal>
)

interface ReceivedLinksProps {
  requestId: number
  onChat: (userId: number) => void
}

const ReceivedLinks = ({ requestId, onChat }: ReceivedLinksProps) => {
  const received = useInfiniteQuery(links.received(requestId))
  useLiveEvent(({ type }) => {
    if (type === 'notification' || type === 'refresh') refresh(links.received(requestId).queryKey)
  })
  return (
    <QueryBoundary
      query={received}
      loadingText="Loading links..."
      errorText="Failed to load project request links"
      skeleton="rows"
      isEmpty={(list) => list.length === 0}
      empty={
        <Empty title="No Links Yet" icon={<LinkIcon aria-hidden />}>
          When a job seeker answers this request, their repository appears here.
        </Empty>
      }
    >
      {(list) => (
        <Stack>
          <LinkTable requestId={requestId} links={list} onChat={onChat} />
          <Pagination query={received} />
          <Cluster justify="end">
            <ExportButton
              label="Export CSV"
              fileName="links.csv"
              type="text/csv"
              write={() => linksCsv(requestId)}
              fallbackError="Failed to export links"
            />
          </Cluster>
        </Stack>
      )}
    </QueryBoundary>
  )
}
