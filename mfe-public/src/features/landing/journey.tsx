import { Heading, media, theme } from '@swipefolio/shared/ui'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { SectionTitle } from './section-title'

export interface JourneyStep {
  title: string
  text: string
}

interface JourneyProps {
  kicker: string
  title: string
  tone: 'like' | 'save'
  steps: readonly JourneyStep[]
  /** Decorative art beside the title on wide windows. */
  art: ReactNode
}

/** The steps of one role through the product. */
export const Journey = ({ kicker, title, tone, steps, art }: JourneyProps) => {
  const id = useId()
  return (
    <Panel aria-labelledby={id} $tone={tone}>
      <Head>
        <SectionTitle id={id} kicker={kicker}>
          {title}
        </SectionTitle>
        {art}
      </Head>
      <Steps>
        {steps.map((step, index) => (
          <Step key={step.title}>
            <Numeral aria-hidden $tone={tone}>
              {index + 1}
            </Numeral>
            <Heading level={3}>{step.title}</Heading>
            <p>{step.text}</p>
          </Step>
        ))}
      </Steps>
    </Panel>
  )
}

interface ToneProps {
  $tone: JourneyProps['tone']
}

const Panel = styled.section<ToneProps>`
  display: grid;
  gap: ${theme.space.xl};
  padding: clamp(${theme.space.l}, 5vw, ${theme.space.xxl});
  border-radius: ${theme.radius.l};
  background: ${({ $tone }) => ($tone === 'like' ? theme.color.likeSoft : theme.color.saveSoft)};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xl};
`

const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.l};

  ${media.aboveSidebar} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${media.menu} {
    grid-template-columns: repeat(4, 1fr);
  }
`

const Step = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space.xxs} ${theme.space.m};
  align-content: start;

  > :not(:first-child) {
    grid-column: 2;
  }
  ${media.aboveSidebar} {
    display: block;
  }
`

const Numeral = styled.span<ToneProps>`
  grid-row: span 2;
  min-inline-size: 0.7em;
  color: ${({ $tone }) => theme.color[$tone]};
  font: ${theme.weight.display} ${theme.size.title} / 1 ${theme.font.display};

  ${media.aboveSidebar} {
    display: block;
    margin-block-end: ${theme.space.s};
    font-size: ${theme.size.display};
    letter-spacing: -0.04em;
  }
`
