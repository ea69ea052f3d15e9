import type { Submission } from '@swipefolio/shared/contract'
import { relativeTime } from '@swipefolio/shared/format'
import { ExternalLink, EyeIcon, EyeOffIcon, Heading, Stack, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

/** A job seeker's submissions to one project request, with their status. */
export const OwnSubmissions = ({ submissions }: { submissions: readonly Submission[] }) => (
  <Stack gap="s">
    <Heading level={3} size="small">
      Your submissions
    </Heading>
    <List>
      {submissions.map((submission) => (
        <Item key={submission.id}>
          <ExternalLink href={submission.gitHubLink}>{submission.gitHubLink}</ExternalLink>
          <State $isRevealed={submission.ownerRevealed}>
            {submission.ownerRevealed ? <EyeIcon aria-hidden /> : <EyeOffIcon aria-hidden />}
            {submission.ownerRevealed ? 'Revealed' : 'Not revealed yet'}
          </State>
          <Time dateTime={submission.createdAt}>{relativeTime(submission.createdAt)}</Time>
        </Item>
      ))}
    </List>
  </Stack>
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

const State = styled.strong<{ $isRevealed: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  color: ${({ $isRevealed }) => ($isRevealed ? theme.color.success : theme.color.inkSoft)};
  font-weight: ${theme.weight.strong};

  svg {
    inline-size: 1.1em;
    block-size: 1.1em;
  }
`

const Time = styled.time`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`
