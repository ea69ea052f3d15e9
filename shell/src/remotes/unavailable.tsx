import { Button, Page, Stack, Text, theme, TriangleAlertIcon } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface Props {
  title: string
  /** Shown below the message of a whole page. */
  waysOn?: ReactNode
  onRetry: () => void
  isPending: boolean
}

/** Says that an app is down or turned off. */
export const Unavailable = ({ title, waysOn, onRetry, isPending }: Props) => {
  const notice = (
    <Notice role="alert">
      <TriangleAlertIcon aria-hidden />
      <Text isStrong>{title} is not available right now.</Text>
      {waysOn && <Text tone="soft">Everything else goes on. It may be back in a minute.</Text>}
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
