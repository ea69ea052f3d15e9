import { paths, type SentLink } from '@swipefolio/shared/contract'
import { formatDeadline, relativeTime } from '@swipefolio/shared/format'
import { isClosed } from '@swipefolio/shared/rules'
import {
  Bdi,
  Card,
  InboxIcon,
  Cluster,
  ExternalLink,
  EyeIcon,
  Heading,
  Stack,
  Text,
  TextLink,
  theme,
  XIcon,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

const statuses = {
  revealed: {
    Icon: EyeIcon,
    label: 'Revealed',
    meaning: 'The recruiter knows who you are. You can chat now.',
  },
  waiting: {
    Icon: InboxIcon,
    label: 'Waiting',
    meaning: 'Received. The recruiter does not know who you are.',
  },
  closed: {
    Icon: XIcon,
    label: 'Closed',
    meaning: 'The deadline has passed. The recruiter can still reveal you.',
  },
}

type Status = keyof typeof statuses

function statusOf({ ownerRevealed, projectRequest }: SentLink): Status {
  if (ownerRevealed) return 'revealed'
  return isClosed(projectRequest.endDate, new Date()) ? 'closed' : 'waiting'
}

const looks: Record<Status, { ground: string; ink: string }> = {
  revealed: { ground: theme.color.successSoft, ink: theme.color.success },
  waiting: { ground: theme.color.saveSoft, ink: theme.color.save },
  closed: { ground: theme.color.raised, ink: theme.color.inkSoft },
}

/** One submitted repository with its project request and its status. */
export const SubmissionRow = ({ submission }: { submission: SentLink }) => {
  const { gitHubLink, createdAt, projectRequest } = submission
  const status = statusOf(submission)
  const { Icon, label, meaning } = statuses[status]
  return (
    <Card as="li" aria-label={projectRequest.title}>
      <Stack gap="xs">
        <Cluster justify="between" align="start">
          <Heading level={2} size="small" dir="auto">
            <TextLink to={paths.projectRequest(projectRequest.id)}>{projectRequest.title}</TextLink>
          </Heading>
          <Mark $status={status}>
            <Icon aria-hidden />
            {label}
          </Mark>
        </Cluster>
        <Address href={gitHubLink}>
          <Bdi>{gitHubLink.replace('https://', '')}</Bdi>
        </Address>
        <Text tone="soft" size="small">
          Sent <time dateTime={createdAt}>{relativeTime(createdAt)}</time> · Deadline{' '}
          {formatDeadline(projectRequest.endDate)}
        </Text>
        <Text size="small">{meaning}</Text>
      </Stack>
    </Card>
  )
}

const Address = styled(ExternalLink)`
  justify-self: start;
  align-self: start;
  overflow-wrap: anywhere;
`

const Mark = styled.strong<{ $status: Status }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  padding: ${theme.space.xxs} ${theme.space.s};
  border-radius: ${theme.radius.pill};
  background: ${({ $status }) => looks[$status].ground};
  color: ${({ $status }) => looks[$status].ink};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.strong};

  svg {
    inline-size: 1.1em;
    block-size: 1.1em;
  }
`
