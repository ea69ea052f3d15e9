import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

interface FocusTargetProps {
  /** When it changes, the focus moves to the content, because the pressed button was unmounted. */
  focusKey: string | number
  children: ReactNode
}

export const FocusTarget = ({ focusKey, children }: FocusTargetProps) => {
  const target = useRef<HTMLDivElement>(null)
  const lastKey = useRef(focusKey)

  useLayoutEffect(() => {
    if (lastKey.current === focusKey) return
    lastKey.current = focusKey
    target.current?.focus({ preventScroll: true })
  }, [focusKey])

  return (
    <Content ref={target} tabIndex={-1}>
      {children}
    </Content>
  )
}

const Content = styled.div`
  &:focus {
    outline: none;
  }
`
