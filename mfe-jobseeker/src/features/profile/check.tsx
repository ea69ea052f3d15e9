import { theme } from '@swipefolio/shared/ui'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'

interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode
}

/** A checkbox with its label. */
export const Check = ({ children, ...rest }: CheckProps) => (
  <Line>
    <input type="checkbox" {...rest} />
    <span>{children}</span>
  </Line>
)

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: ${theme.control.medium};
  min-inline-size: 0;
  cursor: pointer;

  span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${theme.color.like};
  }
  &:has(:disabled) {
    color: ${theme.color.inkSoft};
    cursor: default;
  }
`
