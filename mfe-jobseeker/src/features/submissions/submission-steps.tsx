import type { SentLink, SubmissionStatus } from '@swipefolio/shared/contract'
import { formatLanguage } from '@swipefolio/shared/i18n'
import { submissionLabel, submissionStatus, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

const all: readonly SubmissionStatus[] = ['SENT', 'SEEN', 'SHORTLISTED', 'REVEALED']

/** In one line, in columns that are narrow on phones; the deadline above has the year. */
const dayOf = (time: string) =>
  new Date(time)
    .toLocaleDateString(formatLanguage(), { month: 'short', day: 'numeric' })
    .replace(' ', '\u00a0')

/** An end that is kind and quiet. */
function colorOf(step: SubmissionStatus, isReached: boolean) {
  if (!isReached) return theme.color.line
  return step === 'DECLINED' ? theme.color.lineStrong : theme.color.ink
}

/** How far a submission has come. Whether it was on a shortlist is not known once there is a verdict. */
export const SubmissionSteps = ({ submission }: { submission: SentLink }) => {
  const { createdAt, statusAt } = submission
  const status = submissionStatus(submission)
  const steps: readonly SubmissionStatus[] =
    status === 'DECLINED' || status === 'REVEALED' ? ['SENT', 'SEEN', status] : all
  const reached = steps.indexOf(status)
  return (
    <Steps>
      {steps.map((step, index) => {
        const time = index === 0 ? createdAt : index === reached && statusAt
        return (
          <Step
            key={step}
            $color={colorOf(step, index <= reached)}
            aria-current={index === reached ? 'step' : undefined}
          >
            {submissionLabel(step)} {time && <Day>{dayOf(time)}</Day>}
          </Step>
        )
      })}
    </Steps>
  )
}

const Steps = styled.ol`
  display: grid;
  grid-auto-columns: minmax(min-content, 1fr);
  grid-auto-flow: column;
  gap: ${theme.space.s};
  margin: ${theme.space.xs} 0 0;
  padding: 0;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  list-style: none;

  @media (max-width: 23rem) {
    grid-auto-flow: row;
    grid-template-columns: 1fr 1fr;
  }
`

const Day = styled.span`
  display: block;
`

const Step = styled.li<{ $color: string }>`
  padding-block-start: ${theme.space.xxs};
  border-block-start: 0.25rem solid ${({ $color }) => $color};

  &[aria-current] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.medium};
  }
`
