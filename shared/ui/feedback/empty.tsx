import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { InboxIcon } from '../icons'
import { Heading } from '../layout/heading'
import { Text } from '../layout/text'
import { theme } from '../theme/theme'

export interface EmptyProps {
  title?: string
  children?: ReactNode
  action?: ReactNode
  icon?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** An empty state with an optional action. */
export const Empty = ({ title, children, action, icon, headingLevel = 2 }: EmptyProps) => (
  <Box>
    <Medal>{icon ?? <InboxIcon aria-hidden />}</Medal>
    {title && <Heading level={headingLevel}>{title}</Heading>}
    {children && <Words tone="soft">{children}</Words>}
    {action}
  </Box>
)

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
  inline-size: 100%;
  max-inline-size: ${theme.width.narrow};
  margin-inline: auto;
  padding: ${theme.space.xl} ${theme.space.l};
  border: ${theme.border.dashed};
  border-radius: ${theme.radius.l};
  text-align: center;
`

const Medal = styled.div`
  display: grid;
  place-items: center;
  inline-size: ${theme.control.huge};
  block-size: ${theme.control.huge};
  border-radius: 50%;
  background: ${theme.color.raised};
  color: ${theme.color.inkSoft};

  svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
  }
`

const Words = styled(Text)`
  max-inline-size: 31rem;
`
