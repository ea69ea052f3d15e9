import { theme } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface SectionTitleProps {
  id: string
  /** The topic of the section, in a word or two. */
  kicker: string
  children: ReactNode
}

/** The heading of a section of the home page. */
export const SectionTitle = ({ id, kicker, children }: SectionTitleProps) => (
  <Group>
    <Kicker>{kicker}</Kicker>
    <Title id={id}>{children}</Title>
  </Group>
)

const Group = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  max-inline-size: 44rem;
`

const Kicker = styled.p`
  font-size: ${theme.size.large};
  font-weight: ${theme.weight.strong};
`

const Title = styled.h2`
  font: ${theme.weight.display} ${theme.size.title} / 1.05 ${theme.font.display};
  letter-spacing: -0.025em;
  text-wrap: balance;
`
