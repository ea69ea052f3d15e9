import { paths, type SentLink, type SubmissionStatus } from '@swipefolio/shared/contract'
import { formatDeadline } from '@swipefolio/shared/format'
import { formatLanguage, t } from '@swipefolio/shared/i18n'
import { isClosed } from '@swipefolio/shared/rules'
import {
  atLineStart,
  Bdi,
  Card,
  Cluster,
  ExternalLink,
  Heading,
  media,
  PartList,
  Stack,
  SubmissionMark,
  submissionStatus,
  Text,
  TextLink,
  theme,
} from '@swipefolio/shared/ui'
import { css, styled } from 'styled-components'

const meanings: Record<SubmissionStatus, string> = {
  SENT: t('The recruiter has not looked at it yet, and does not know who you are.'),
  SEEN: t('The recruiter has looked at it, and does not know who you are.'),
  SHORTLISTED: t('It is on the recruiter’s shortlist. They do not know who you are yet.'),
  DECLINED: t('The recruiter goes on without it.'),
  REVEALED: t('The recruiter knows who you are. You can chat now.'),
}

const since: Record<SubmissionStatus, (day: string) => string> = {
  SENT: () => '',
  SEEN: (day) => t('Seen {day}', { day }),
  SHORTLISTED: (day) => t('Shortlisted {day}', { day }),
  DECLINED: (day) => t('Answered {day}', { day }),
  REVEALED: (day) => t('Revealed {day}', { day }),
}

/** Looks like the deadline, which is in the same line. */
const dayOf = (time: string) =>
  new Date(time).toLocaleDateString(formatLanguage(), { dateStyle: 'medium' })

const isOver = (endDate: string) => isClosed(endDate, new Date())

/** One submission with its project request and what became of it. */
export const SubmissionRow = ({ submission }: { submission: SentLink }) => {
  const { gitHubLink, createdAt, project, note, statusAt, reply, projectRequest } = submission
  const status = submissionStatus(submission)
  return (
    <Card as="li" aria-label={projectRequest.title}>
      <Stack gap="xs">
        <Head justify="between" align="baseline">
          <Title level={2} size="small" dir="auto">
            <Request to={paths.projectRequest(projectRequest.id)}>{projectRequest.title}</Request>
          </Title>
          <SubmissionMark submission={submission} />
        </Head>
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
        {note && (
          <Typed tone="soft" dir="auto">
            {note}
          </Typed>
        )}
        <PartList
          parts={[
            t('Sent {day}', { day: dayOf(createdAt) }),
            statusAt && since[status](dayOf(statusAt)),
            t(isOver(projectRequest.endDate) ? 'Deadline {day} (closed)' : 'Deadline {day}', {
              day: formatDeadline(projectRequest.endDate),
            }),
          ]}
        />
        {reply ? (
          <Reply>
            <Typed dir="auto">{reply}</Typed>
          </Reply>
        ) : (
          <Text size="small">{meanings[status]}</Text>
        )}
      </Stack>
    </Card>
  )
}

const touchRoom = `calc((${theme.control.medium} - 1lh) / 2)`

/* As high as a finger needs, over the text around it and beside the other link. */
const touchHeight = css`
  ${media.touch} {
    position: relative;
    z-index: 1;
    display: block;
    inline-size: fit-content;
    padding-block: ${touchRoom};
  }
`

const Request = styled(TextLink)`
  ${touchHeight}
  ${media.touch} {
    margin-block-start: calc(-1 * ${touchRoom});
  }

  &:not(:hover) {
    text-decoration: none;
  }
`

const Address = styled(ExternalLink)`
  ${touchHeight}
  overflow-wrap: anywhere;

  ${media.touch} {
    margin-block: calc(-1 * ${theme.space.xs}) calc(-1 * ${touchRoom});
  }
`

const Head = styled(Cluster)`
  flex-wrap: nowrap;
`

const Title = styled(Heading)`
  ${atLineStart}
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Typed = styled(Text)`
  ${atLineStart}
  overflow-wrap: anywhere;
  white-space: pre-line;
`

/** What the recruiter wrote. */
const Reply = styled.blockquote`
  margin: 0;
  padding-inline-start: ${theme.space.s};
  border-inline-start: 3px solid ${theme.color.line};
`
