import { Card, Heading, Stack, theme } from '@swipefolio/shared/ui'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

interface PanelProps {
  title: string
  children: ReactNode
}

/** A titled card within a section. */
export const Panel = ({ title, children }: PanelProps) => {
  const id = useId()
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Stack>
        <Heading level={2} size="small" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Sheet>
  )
}

const Sheet = styled(Card)`
  max-inline-size: ${theme.width.medium};
`
