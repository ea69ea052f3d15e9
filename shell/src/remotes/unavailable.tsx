import { useIsOnline } from '@swipefolio/shared/api'
import { Button, Page, Stack, Text, theme, TriangleAlertIcon } from '@swipefolio/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'

interface Props {
  /** Names what is not a whole page. */
  title: string
  /** Shown below the message of a whole page. */
  waysOn?: ReactNode
  onRetry: () => void
  isPending: boolean
}

/** Says that an app is down or turned off, or that it was not loaded before the network was lost: then it loads once that is back. */
export const Unavailable = ({ title, waysOn, onRetry, isPending }: Props) => {
  const isOnline = useIsOnline()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) onRetry()
    wasOnline.current = isOnline
  }, [isOnline, onRetry])

  const notice = (
    <Notice role="alert">
      <TriangleAlertIcon aria-hidden />
      <Text isStrong>{waysOn ? 'This page' : title} is not available right now.</Text>
      {!isOnline && <Text tone="soft">You are offline. This has not been loaded yet.</Text>}
      {waysOn && isOnline && (
        <Text tone="soft">Everything else goes on. It may be back in a minute.</Text>
      )}
      <Button onClick={onRetry} isPending={isPending}>
        Try again
      </Button>
    </Notice>
  )
  return waysOn ? (
    <Page width="medium">
      <Stack gap="l">
        {notice}
        {waysOn}
      </Stack>
    </Page>
  ) : (
    notice
  )
}

const Notice = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.xxl} ${theme.space.l};
  text-align: center;

  > svg {
    inline-size: ${theme.control.medium};
    block-size: ${theme.control.medium};
    color: ${theme.color.inkSoft};
  }
`
