import { paths, type ProjectRequest } from '@swipefolio/shared/contract'
import { excerpt, formatDeadline } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { isClosed } from '@swipefolio/shared/rules'
import {
  atLineStart,
  clampedAtLineStart,
  Cluster,
  IconButton,
  media,
  PencilIcon,
  Stack,
  Table,
  type TableColumn,
  Tag,
  Text,
  TextLink,
  theme,
  touchArea,
  Trash2Icon,
} from '@swipefolio/shared/ui'
import { Fragment, useMemo } from 'react'
import { styled } from 'styled-components'
import { LinksButton } from './links-button'

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
      isTopAligned
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
    width: '22%',
    cell: (request) => (
      <Title dir="auto">
        <TitleLink to={paths.projectRequest(request.id)}>{request.title}</TitleLink>
      </Title>
    ),
  },
  {
    header: t('Mission'),
    isPlain: true,
    width: '38%',
    cell: ({ mission, positionOffer, place, reward }) => (
      <Stack gap="xs">
        <Mission dir="auto" tone="soft">
          {excerpt(mission, missionLength)}
        </Mission>
        <Fact dir="auto" size="small" tone="soft">
          {excerpt(positionOffer, missionLength)}
        </Fact>
        {(place || reward) && (
          <Fact size="small" tone="soft">
            {[place, reward].filter(Boolean).map((fact, at) => (
              <Fragment key={fact}>
                {at > 0 && ' · '}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
          </Fact>
        )}
      </Stack>
    ),
  },
  {
    header: t('Deadline'),
    isShort: true,
    width: '13%',
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
    width: '27%',
    cell: (request) => (
      <Actions gap="none">
        <LinksButton request={request} onClick={() => onViewLinks(request)} />
        <IconButton
          label={t('Edit {title}', { title: request.title })}
          tip={t('Edit')}
          icon={<PencilIcon aria-hidden />}
          size="large"
          onClick={() => onEdit(request)}
        />
        <IconButton
          label={t('Delete {title}', { title: request.title })}
          tip={t('Delete')}
          icon={<Trash2Icon aria-hidden />}
          size="large"
          onClick={() => onDelete(request)}
        />
      </Actions>
    ),
  },
]

const Title = styled(Text)`
  ${atLineStart}
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
`

const TitleLink = styled(TextLink)`
  ${touchArea}
  display: inline-block;
  font-weight: inherit;
`

/** As high with every font, which may break its lines elsewhere. */
const Mission = styled(Text)`
  ${clampedAtLineStart(2)}
  block-size: 2lh;
`

const Fact = styled(Text)`
  ${clampedAtLineStart(1)}
`

const Day = styled.span`
  white-space: nowrap;
`

/* Its icons are in the middle of the first line of the other cells. */
const Actions = styled(Cluster)`
  flex-wrap: nowrap;
  margin-block: -0.25rem;
  overflow-wrap: normal;

  ${media.aboveSidebar} {
    margin-block: -0.625rem;
  }
`
