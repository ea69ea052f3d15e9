import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme'

type NoticeTone = 'info' | 'success' | 'danger'

export interface NoticeProps {
  tone?: NoticeTone
  children: ReactNode
  /** A button that answers the message, beside it. */
  action?: ReactNode
}

/** A message in the flow of the page; an alert for screen readers when it reports a failure. */
export const Notice = ({ tone = 'info', children, action }: NoticeProps) => (
  <Box $tone={tone}>
    <Words role={tone === 'danger' ? 'alert' : 'status'}>{children}</Words>
    {action}
  </Box>
)

const toneColors: Record<NoticeTone, { ground: string; ink: string }> = {
  info: { ground: theme.color.saveSoft, ink: theme.color.save },
  success: { ground: theme.color.successSoft, ink: theme.color.success },
  danger: { ground: theme.color.dangerSoft, ink: theme.color.danger },
}

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
  padding: ${theme.space.s} ${theme.space.m};
  border: ${theme.border.thin};
  border-color: transparent;
  border-inline-start: 0.25rem solid ${({ $tone }) => toneColors[$tone].ink};
  border-radius: ${theme.radius.s};
  background: ${({ $tone }) => toneColors[$tone].ground};
  color: ${theme.color.ink};
`

const Words = styled.div`
  flex: 1 1 14rem;
  min-inline-size: 0;
`
