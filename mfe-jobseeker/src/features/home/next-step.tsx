import type { JobSeekerHome } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Link } from '@swipefolio/shared/router'
import {
  ButtonLink,
  Card,
  CheckIcon,
  Heading,
  HomePart,
  media,
  Stack,
  Text,
  theme,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { firstSteps, nextStep, type Step } from './first-steps'

type NextStepProps = Pick<JobSeekerHome, 'done' | 'newest'>

/** The next of the five first steps, and the list of the others. Nothing once they are done. */
export const NextStep = ({ done, newest }: NextStepProps) => {
  const next = nextStep({ done, newest })
  if (!next) return null
  return (
    <HomePart title={next.place}>
      <NextStepCard {...next} />
      <List>
        {firstSteps(newest).map(({ step, title, to }, index) => {
          const isDone = done.includes(step)
          return (
            step !== next.step && (
              <li key={step}>
                <StepLink to={to}>
                  <Mark $isDone={isDone}>{isDone ? <CheckIcon aria-hidden /> : index + 1}</Mark>
                  {title}
                  {isDone && <VisuallyHidden>{t(': done')}</VisuallyHidden>}
                </StepLink>
              </li>
            )
          )
        })}
      </List>
    </HomePart>
  )
}

/** A step, with the button that begins it. */
export const NextStepCard = ({ title, text, to, action }: Step) => (
  <Framed>
    <Stack gap="m" align="start">
      <Heading level={3} size="section">
        {title}
      </Heading>
      <Text tone="soft">{text}</Text>
      <Begin to={to} size="large">
        {action}
      </Begin>
    </Stack>
  </Framed>
)

const Framed = styled(Card)`
  border-color: ${theme.color.ink};
`

const Begin = styled(ButtonLink)`
  ${media.phone} {
    padding-inline: ${theme.space.m};
    font-size: ${theme.size.medium};
  }
`

const List = styled.ol.attrs({ role: 'list' })`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

const StepLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: ${theme.control.medium};
  color: ${theme.color.inkSoft};
  text-decoration: none;

  &:hover {
    color: ${theme.color.ink};
    text-decoration: underline;
  }
`

const Mark = styled.span<{ $isDone: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border-radius: 50%;
  background: ${({ $isDone }) => ($isDone ? theme.color.successSoft : theme.color.raised)};
  color: ${({ $isDone }) => ($isDone ? theme.color.success : theme.color.ink)};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.strong};

  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`
