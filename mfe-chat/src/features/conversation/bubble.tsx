import { relativeTime, textDirection } from '@swipefolio/shared/format'
import { theme, VisuallyHidden } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'

interface BubbleProps {
  text: string
  createdAt: string
  now: Date
  isOwn: boolean
  sender: string
  isFaint?: boolean
  /** Stands in place of the time. */
  status?: ReactNode
}

/** One message; text with Hebrew runs from right to left. */
export const Bubble = ({ text, createdAt, now, isOwn, sender, isFaint, status }: BubbleProps) => (
  <Item $isOwn={isOwn}>
    <VisuallyHidden>{isOwn ? 'You' : sender}: </VisuallyHidden>
    <Body $isOwn={isOwn} $isFaint={isFaint ?? false} dir={textDirection(text)}>
      {text}
    </Body>
    <Below>{status ?? <time dateTime={createdAt}>{relativeTime(createdAt, now)}</time>}</Below>
  </Item>
)

const Item = styled.li<{ $isOwn: boolean }>`
  display: grid;
  justify-items: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  gap: ${theme.space.xxs};
`

const own = css`
  border-end-end-radius: ${theme.space.xxs};
  background: ${theme.color.ink};
  color: ${theme.color.paper};
`

const others = css`
  border-end-start-radius: ${theme.space.xxs};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
`

const Body = styled.p<{ $isOwn: boolean; $isFaint: boolean }>`
  max-inline-size: 85%;
  margin: 0;
  padding: ${theme.space.xs} ${theme.space.s};
  border-radius: ${theme.radius.m};
  overflow-wrap: anywhere;
  text-align: start;
  white-space: pre-wrap;
  opacity: ${({ $isFaint }) => ($isFaint ? 0.7 : 1)};
  ${({ $isOwn }) => ($isOwn ? own : others)}
`

const Below = styled.span`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`
