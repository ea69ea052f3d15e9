import { Cluster, theme } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A quiet line below the header, with what one can do about it. */
export const NoticeStrip = ({ text, children }: { text: string; children: ReactNode }) => (
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
