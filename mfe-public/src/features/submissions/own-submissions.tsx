import type { Submission } from '@swipefolio/shared/contract'
import { relativeTime } from '@swipefolio/shared/format'
import { repositoryPrefix } from '@swipefolio/shared/rules'
import { Bdi, ExternalLink, SubmissionMark, Text, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

/** A job seeker's submissions to one project request, and what became of them. */
export const OwnSubmissions = ({ submissions }: { submissions: readonly Submission[] }) => (
  <List>
    {submissions.map((submission) => (
      <Item key={submission.id}>
        <ExternalLink href={submission.gitHubLink}>
          <Bdi>{submission.gitHubLink.replace(repositoryPrefix, '')}</Bdi>
        </ExternalLink>
        <SubmissionMark submission={submission} />
        <Time dateTime={submission.createdAt}>{relativeTime(submission.createdAt)}</Time>
        {submission.reply && <Reply dir="auto">{submission.reply}</Reply>}
      </Item>
    ))}
  </List>
)

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
`

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
  padding-block: ${theme.space.s};
  border-block-start: ${theme.border.thin};

  > :first-child {
    flex: 1 1 16rem;
    overflow-wrap: anywhere;
  }
`

const Time = styled.time`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`

const Reply = styled(Text).attrs({ tone: 'soft' })`
  flex: 1 0 100%;
  text-align: start;
  overflow-wrap: anywhere;
  white-space: pre-line;
`
