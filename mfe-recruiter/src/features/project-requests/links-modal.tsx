import { links, refresh, useInfiniteQuery, useLiveEvent } from '@swipefolio/shared/api'
import type { OwnProjectRequest, ProjectRequest } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  Bdi,
  clampedAtLineStart,
  Cluster,
  Empty,
  LinkIcon,
  media,
  Modal,
  Pagination,
  QueryBoundary,
  Sentence,
  theme,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { ExportButton } from '../export/export-button'
import { LinkTable } from './link-table'
import { linksCsv } from './links-csv'

interface LinksModalProps {
  requestId: number | undefined
  /** Undefined until it is loaded. */
  request: (ProjectRequest & Partial<OwnProjectRequest>) | undefined
  onChat: (userId: number) => void
  onClose: () => void
}

/** The repositories that job seekers sent to one request. */
export const LinksModal = ({ requestId, request, onChat, onClose }: LinksModalProps) => (
  <Modal
    isOpen={requestId !== undefined}
    onClose={onClose}
    isInAddress
    title={
      request ? (
        <Title>
          <Sentence
            text={t('Links for “<title></title>”')}
            parts={{ title: <Bdi>{request.title}</Bdi> }}
          />
        </Title>
      ) : (
        t('Links')
      )
    }
    size={request?.linksCount === 0 ? 'medium' : 'wide'}
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
      loadingText={t('Loading links...')}
      errorText={t('Failed to load project request links')}
      skeleton="rows"
      notFound={<Empty>{t('This project request was removed')}</Empty>}
      isEmpty={(list) => list.length === 0}
      empty={
        <Empty icon={<LinkIcon aria-hidden />}>
          {t('When a job seeker answers this request, their repository appears here.')}
        </Empty>
      }
    >
      {(list) => (
        <LinkTable requestId={requestId} links={list} onChat={onChat}>
          <Pagination query={received} />
          <Cluster justify="end">
            <ExportButton
              label={t('Export CSV')}
              fileName="links.csv"
              type="text/csv"
              write={() => linksCsv(requestId)}
              fallbackError={t('Failed to export links')}
            />
          </Cluster>
        </LinkTable>
      )}
    </QueryBoundary>
  )
}

/* It stays above the links: on phones these need the room. */
const Title = styled.span`
  ${clampedAtLineStart(2)}

  ${media.phone} {
    font-size: ${theme.size.subtitle};
  }
`
