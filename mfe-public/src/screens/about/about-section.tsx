import { media, theme } from '@swipefolio/shared/ui'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

interface AboutSectionProps {
  title: string
  children: ReactNode
}

/** A section of the About page: title and text in two columns. */
export const AboutSection = ({ title, children }: AboutSectionProps) => {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Body>{children}</Body>
    </Section>
  )
}

interface HowItWorksProps {
  steps: readonly { title: string; text: string }[]
}

/** The journey in numbered steps. */
export const HowItWorks = ({ steps }: HowItWorksProps) => (
  <Steps>
    {steps.map((step, index) => (
      <Step key={step.title}>
        <Numeral aria-hidden>{index + 1}</Numeral>
        <div>
          <StepTitle>{step.title}</StepTitle>
          <p>{step.text}</p>
        </div>
      </Step>
    ))}
  </Steps>
)

const Section = styled.section`
  display: grid;
  gap: ${theme.space.m};
  padding-block-start: ${theme.space.xl};
  border-block-start: ${theme.border.thin};

  ${media.aboveSidebar} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${theme.space.xl};
  }
`

const Title = styled.h2`
  font: ${theme.weight.display} ${theme.size.section} / 1.15 ${theme.font.display};
  letter-spacing: -0.02em;
`

const Body = styled.div`
  display: grid;
  gap: ${theme.space.m};
  max-inline-size: 42rem;
`

const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.l};
`

const Step = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space.m};
`

const Numeral = styled.span`
  min-inline-size: 0.8em;
  color: ${theme.color.like};
  font: ${theme.weight.display} ${theme.size.title} / 1 ${theme.font.display};
`

const StepTitle = styled.h3`
  font: ${theme.weight.display} ${theme.size.subtitle} / 1.3 ${theme.font.display};
`
