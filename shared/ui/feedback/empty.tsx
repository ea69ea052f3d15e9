import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
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

/** An empty state with an optional action. With a heading of level 1 it is all that a page has. */
export const Empty = ({ title, children, action, icon, headingLevel = 2 }: EmptyProps) => (
  <Box $isPage={headingLevel === 1}>
    <Medal>{icon ?? <InboxIcon aria-hidden />}</Medal>
    {title && <Heading level={headingLevel}>{title}</Heading>}
    {children && <Words tone="soft">{children}</Words>}
    {action}
  </Box>
)

const Medal = styled.div`
  display: grid;
  place-items: center;
  inline-size: ${theme.control.huge};
  block-size: ${theme.control.huge};
  border-radius: 50%;
  background: ${theme.color.raised};
  color: ${theme.color.inkSoft};

  svg {
    inline-size: 1.75em;
    block-size: 1.75em;
  }
`

/* The mark is the first card of a deck. */
const pageStyles = css`
  isolation: isolate;
  max-inline-size: ${theme.width.narrow};
  margin-inline: auto;
  padding: 0;
  border: 0;

  > ${Medal} {
    position: relative;
    inline-size: 7rem;
    block-size: 8.5rem;
    margin-block-end: ${theme.space.l};
    background: ${theme.color.surface};
    color: inherit;
    font-size: 1.5em;

    &,
    &::before,
    &::after {
      border: ${theme.border.thin};
      border-radius: ${theme.radius.l};
      box-shadow: ${theme.shadow.lifted};
    }
    &::before,
    &::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
      background: ${theme.color.likeSoft};
      transform: translateX(-26%) rotate(-9deg);
    }
    &::after {
      background: ${theme.color.saveSoft};
      transform: translateX(26%) rotate(9deg);
    }
  }
`

const Box = styled.div<{ $isPage: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
  inline-size: 100%;
  padding: ${theme.space.xl} ${theme.space.l};
  border: ${theme.border.dashed};
  border-radius: ${theme.radius.l};
  text-align: center;
  ${({ $isPage }) => $isPage && pageStyles}
`

const Words = styled(Text)`
  max-inline-size: 31rem;
  text-wrap: balance;
`
