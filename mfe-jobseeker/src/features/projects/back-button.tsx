import { ArrowLeftIcon, Button, theme } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface BackButtonProps {
  onClick: () => void
  children: ReactNode
}

/** A back button on its own line above the title. */
export const BackButton = ({ onClick, children }: BackButtonProps) => (
  <Line>
    <Button variant="plain" size="small" icon={<ArrowLeftIcon aria-hidden />} onClick={onClick}>
      {children}
    </Button>
  </Line>
)

const Line = styled.div`
  margin-block-end: ${theme.space.xs};
  margin-inline-start: calc(-1 * ${theme.space.s});
`
