import { Cluster, theme } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A line of text with actions below the header. */
export const NoticeStrip = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Strip>
    <Cluster gap="s" justify="center">
      <span>{text}</span>
      {children}
    </Cluster>
  </Strip>
)

const Strip = styled.div`
  padding: ${theme.space.xs} ${theme.space.m};
  border-block-end: ${theme.border.thin};
  background: ${theme.color.surface};
  font-size: ${theme.size.small};
  text-align: center;
`
