import type { ContactDesk } from '@swipefolio/shared/contract'
import { CalendarIcon, PartList, Text, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { dueWords, isDue } from './due'

/** The next step with a contact, marked when it is due. */
export const NextStepLine = ({
  nextStep,
  nextStepOn,
}: Pick<ContactDesk, 'nextStep' | 'nextStepOn'>) => {
  const due = isDue(nextStepOn)
  return (
    <Line tone={due ? 'like' : 'ink'} size="small">
      <CalendarIcon aria-hidden />
      <PartList
        as="span"
        tone={due ? 'like' : 'ink'}
        isStrong={due}
        parts={[<bdi key="step">{nextStep}</bdi>, nextStepOn && dueWords(nextStepOn)]}
      />
    </Line>
  )
}

const Line = styled(Text)`
  display: flex;
  gap: ${theme.space.xxs};

  > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1.3rem;
  }
`
