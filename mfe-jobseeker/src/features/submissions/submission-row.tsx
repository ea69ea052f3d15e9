import { paths, type SentLink, type SubmissionStatus } from '@swipefolio/shared/contract'
import { formatDeadline } from '@swipefolio/shared/format'
import { t } from '@swipefolio/shared/i18n'
import { isClosed, repositoryPrefix } from '@swipefolio/shared/rules'
import {
  atLineStart,
  Bdi,
  Card,
  Cluster,
  ExternalLink,
  Heading,
  media,
  Stack,
  submissionStatus,
  Text,
  TextLink,
  theme,
} from '@swipefolio/shared/ui'
import { css, styled } from 'styled-components'
import { SubmissionSteps } from './submission-steps'

/** What the steps and the introduction of the page do not say. */
const meanings: Partial<Record<SubmissionStatus, string>> = {
  DECLINED: t('The recruiter goes on without it.'),
  REVEALED: t('The recruiter knows who you are. You can chat now.'),
}

const isOver = (endDate: string) => isClosed(endDate, new Date())

/** One submission with its project request and what became of it. */
export const SubmissionRow = ({ submission }: { submission: SentLink }) => {
  const { gitHubLink, project, note, reply, projectRequest } = submission
  const status = submissionStatus(submission)
  const meaning = reply && status === 'DECLINED' ? undefined : meanings[status]
  return (
    <Card as="li" aria-label={projectRequest.title}>
      <Stack gap="xs">
        <Title level={2} size="small">
          <Request dir="auto" to={paths.projectRequest(projectRequest.id)}>
            {projectRequest.title}
          </Request>
        </Title>
        <Text tone="soft" size="small">
          {projectRequest.companyName && (
            <>
              <Bdi>{projectRequest.companyName}</Bdi>
              {' · '}
            </>
          )}
          {t(isOver(projectRequest.endDate) ? 'Deadline {day} (closed)' : 'Deadline {day}', {
            day: formatDeadline(projectRequest.endDate).replaceAll(' ', '\u00a0'),
          })}
        </Text>
        <Cluster gap="xs">
          {project && (
            <Text isStrong>
              <Bdi>{project.title}</Bdi>
            </Text>
          )}
          <Address href={gitHubLink}>
            <Bdi>{gitHubLink.replace(repositoryPrefix, '')}</Bdi>
          </Address>
        </Cluster>
        {note && (
          <Typed tone="soft" dir="auto">
            {note}
          </Typed>
        )}
        <SubmissionSteps submission={submission} />
        {reply && (
          <Reply dir="auto">
            <Typed>{reply}</Typed>
          </Reply>
        )}
        {meaning && <Text size="small">{meaning}</Text>}
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
  ${atLineStart}
  ${touchHeight}
  ${media.touch} {
    margin-block-start: calc(-1 * ${touchRoom});
  }

  font-weight: inherit;

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

const Title = styled(Heading)`
  overflow-wrap: anywhere;
`

const Typed = styled(Text)`
  text-align: start;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

/** What the recruiter wrote. */
const Reply = styled.blockquote`
  margin: 0;
  padding-inline-start: ${theme.space.s};
  border-inline-start: 3px solid ${theme.color.line};
`
