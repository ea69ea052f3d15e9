import { paths, type SentLink, type SubmissionStatus } from '@swipefolio/shared/contract'
import { formatDeadline, relativeTime } from '@swipefolio/shared/format'
import { isClosed } from '@swipefolio/shared/rules'
import {
  Bdi,
  Card,
  Cluster,
  ExternalLink,
  Heading,
  Stack,
  SubmissionMark,
  submissionStatus,
  Text,
  TextLink,
  theme,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

const meanings: Record<SubmissionStatus, string> = {
  SENT: 'The recruiter has not looked at it yet, and does not know who you are.',
  SEEN: 'The recruiter has looked at it, and does not know who you are.',
  SHORTLISTED: 'It is on the recruiter’s shortlist. They do not know who you are yet.',
  DECLINED: 'The recruiter goes on without it.',
  REVEALED: 'The recruiter knows who you are. You can chat now.',
}

const since: Record<SubmissionStatus, string> = {
  SENT: '',
  SEEN: 'Seen',
  SHORTLISTED: 'Shortlisted',
  DECLINED: 'Answered',
  REVEALED: 'Revealed',
}

const isOver = (endDate: string) => isClosed(endDate, new Date())

/** One submission with its project request and what became of it. */
export const SubmissionRow = ({ submission }: { submission: SentLink }) => {
  const { gitHubLink, createdAt, project, note, statusAt, reply, projectRequest } = submission
  const status = submissionStatus(submission)
  return (
    <Card as="li" aria-label={projectRequest.title}>
      <Stack gap="xs">
        <Cluster justify="between" align="start">
          <Heading level={2} size="small" dir="auto">
            <TextLink to={paths.projectRequest(projectRequest.id)}>{projectRequest.title}</TextLink>
          </Heading>
          <SubmissionMark submission={submission} />
        </Cluster>
        <Cluster gap="xs">
          {project && (
            <Text isStrong>
              <Bdi>{project.title}</Bdi>
            </Text>
          )}
          <Address href={gitHubLink}>
            <Bdi>{gitHubLink.replace('https://', '')}</Bdi>
          </Address>
        </Cluster>
        {note && <Note dir="auto">{note}</Note>}
        <Text tone="soft" size="small">
          Sent <time dateTime={createdAt}>{relativeTime(createdAt)}</time>
          {since[status] && statusAt && (
            <>
              {' · '}
              {since[status]} <time dateTime={statusAt}>{relativeTime(statusAt)}</time>
            </>
          )}
          {' · '}Deadline {formatDeadline(projectRequest.endDate)}
          {isOver(projectRequest.endDate) && ' (closed)'}
        </Text>
        <Text size="small">{meanings[status]}</Text>
        {reply && <Reply dir="auto">{reply}</Reply>}
      </Stack>
    </Card>
  )
}

const Address = styled(ExternalLink)`
  overflow-wrap: anywhere;
`

const Note = styled(Text).attrs({ tone: 'soft' })`
  overflow-wrap: anywhere;
  white-space: pre-line;
`

/** What the recruiter wrote. */
const Reply = styled.blockquote`
  margin: 0;
  padding-inline-start: ${theme.space.s};
  border-inline-start: 3px solid ${theme.color.line};
  overflow-wrap: anywhere;
  white-space: pre-line;
`
