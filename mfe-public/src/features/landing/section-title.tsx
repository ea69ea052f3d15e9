import { Heading, theme } from '@swipefolio/shared/ui'
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
    <Heading level={2} size="title" id={id}>
      {children}
    </Heading>
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
