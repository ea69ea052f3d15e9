import { useIsOnline } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'
import { Button, Heading, Page, Stack, Text, theme, TriangleAlertIcon } from '@swipefolio/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { isKept } from '../frame/offline-notice'

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

  const isOffline = !isOnline || isKept()
  const what = waysOn ? t('This page') : title
  const sentence = t(
    isOffline ? '{what} is not available without a network.' : '{what} is not available right now.',
    { what },
  )

  const notice = (
    <Notice role="alert">
      <TriangleAlertIcon aria-hidden />
      {waysOn ? (
        <Heading level={1} size="section">
          {sentence}
        </Heading>
      ) : (
        <Text isStrong>{sentence}</Text>
      )}
      {isOffline && (
        <Text tone="soft">
          {t(
            'It was not opened on this device before. It opens by itself once you are back online.',
          )}
        </Text>
      )}
      {waysOn && !isOffline && (
        <Text tone="soft">{t('Everything else goes on. It may be back in a minute.')}</Text>
      )}
      <Button onClick={onRetry} isPending={isPending}>
        {t('Try again')}
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
