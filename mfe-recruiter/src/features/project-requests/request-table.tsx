import type { ProjectRequest } from '@swipefolio/shared/contract'
import { excerpt, formatDeadline } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { isClosed } from '@swipefolio/shared/rules'
import {
  atLineStart,
  Button,
  Cluster,
  LinkIcon,
  media,
  PencilIcon,
  Stack,
  Table,
  type TableColumn,
  Tag,
  TagList,
  Text,
  theme,
  Trash2Icon,
} from '@swipefolio/shared/ui'
import { Fragment, useMemo } from 'react'
import { styled } from 'styled-components'
import { LinkCount } from './link-count'

interface RequestActions {
  onViewLinks: (request: ProjectRequest) => void
  onEdit: (request: ProjectRequest) => void
  onDelete: (request: ProjectRequest) => void
}

interface RequestTableProps extends RequestActions {
  requests: readonly ProjectRequest[]
}

/** The recruiter's own project requests. */
export const RequestTable = ({ requests, onViewLinks, onEdit, onDelete }: RequestTableProps) => {
  const columns = useMemo(
    () => columnsWith({ onViewLinks, onEdit, onDelete }),
    [onViewLinks, onEdit, onDelete],
  )
  return (
    <Table
      caption={t('Project Requests')}
      rows={requests}
      rowKey={({ id }) => id}
      columns={columns}
    />
  )
}

const missionLength = 140

const columnsWith = ({
  onViewLinks,
  onEdit,
  onDelete,
}: RequestActions): TableColumn<ProjectRequest>[] => [
  {
    header: t('Title'),
    isPlain: true,
    width: '29%',
    cell: (request) => (
      <>
        <Title isStrong dir="auto">
          {request.title}
        </Title>
        <LinkCount request={request} />
      </>
    ),
  },
  {
    header: t('Mission'),
    isPlain: true,
    width: '28%',
    cell: ({ mission, technologies = [], place, reward }) => (
      <Stack gap="xs">
        <Mission tone="soft" dir="auto">
          {excerpt(mission, missionLength)}
        </Mission>
        <TagList technologies={technologies} />
        {(place || reward) && (
          <Facts size="small">
            {[place, reward].filter(Boolean).map((fact, at) => (
              <Fragment key={fact}>
                {at > 0 && ' · '}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
          </Facts>
        )}
      </Stack>
    ),
  },
  {
    header: t('Deadline'),
    width: '14%',
    cell: ({ endDate }) => (
      <Cluster gap="xs">
        <Day>{formatDeadline(endDate)}</Day>
        {isClosed(endDate, new Date()) && <Tag>{t('Closed')}</Tag>}
      </Cluster>
    ),
  },
  {
    header: t('Actions'),
    isPlain: true,
    width: '29%',
    cell: (request) => (
      <Actions gap="none">
        <Action
          aria-label={t('View links of {title}', { title: request.title })}
          icon={<LinkIcon aria-hidden />}
          onClick={() => onViewLinks(request)}
        >
          {t('Links')}
        </Action>
        <Action
          aria-label={t('Edit {title}', { title: request.title })}
          icon={<PencilIcon aria-hidden />}
          onClick={() => onEdit(request)}
        >
          {t('Edit')}
        </Action>
        <Action
          aria-label={t('Delete {title}', { title: request.title })}
          icon={<Trash2Icon aria-hidden />}
          onClick={() => onDelete(request)}
        >
          {t('Delete')}
        </Action>
      </Actions>
    ),
  },
]

const Title = styled(Text)`
  ${atLineStart}
`

/** As high with every font, which may break its lines elsewhere. */
const Mission = styled(Text)`
  ${atLineStart}
  display: -webkit-box;
  overflow: clip;
  /* Room for the ellipsis of a line that begins at the other side: it hangs over the end. */
  margin-inline-end: -1em;
  padding-inline-end: 1em;
  block-size: 3lh;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

const Facts = styled(Text)`
  overflow-wrap: anywhere;
`

const Day = styled.span`
  white-space: nowrap;
`

const Action = styled(Button).attrs({ variant: 'plain', size: 'small' })`
  flex: none;
  padding-inline: ${theme.space.xs};
  white-space: nowrap;
`

/* Side by side, or one below the other in the table of a narrow window. */
const Actions = styled(Cluster)`
  margin-inline-start: calc(-1 * ${theme.space.xs});

  ${media.menu} {
    flex-wrap: nowrap;
  }
`
