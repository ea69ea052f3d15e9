import { useIsOnline } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  Button,
  ButtonLink,
  Cluster,
  Heading,
  Page,
  Stack,
  Text,
  theme,
  TriangleAlertIcon,
} from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { isKept } from '../frame/offline-notice'
import { useRetries } from './use-retries'

interface Props {
  /** Names what is not a whole page. */
  title: string
  /** Shown below the message of a whole page. */
  waysOn?: ReactNode
  /** The tries so far. */
  tries: number
  onRetry: () => void
  isPending: boolean
}

/** Says that an app is down or turned off, or that it was not loaded before the network was lost. It tries again by itself. */
export const Unavailable = ({ title, waysOn, tries, onRetry, isPending }: Props) => {
  const isOnline = useIsOnline()
  useRetries({ isOnline, tries, isPending, onRetry })

  const isOffline = !isOnline || isKept()
  const what = waysOn ? t('This page') : title
  const sentence = t(
    isOffline ? '{what} is not available without a network.' : '{what} is not available right now.',
    { what },
  )

  const notice = (
    <Notice role="alert" $isPage={waysOn !== undefined}>
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
        <Text tone="soft">
          {t('Everything else goes on. This page opens by itself once it is back.')}
        </Text>
      )}
      <Cluster>
        <Button onClick={onRetry} isPending={isPending}>
          {t('Try Again')}
        </Button>
        {waysOn && isOffline && (
          <ButtonLink to={paths.home} variant="quiet">
            {t('Back to Home')}
          </ButtonLink>
        )}
      </Cluster>
    </Notice>
  )
  return waysOn ? (
    <Page width="medium">
      <Stack gap="l">
        {notice}
        {!isOffline && waysOn}
      </Stack>
    </Page>
  ) : (
    notice
  )
}

const Notice = styled.div<{ $isPage: boolean }>`
  display: grid;
  justify-items: ${({ $isPage }) => ($isPage ? 'start' : 'center')};
  gap: ${theme.space.m};
  padding: ${({ $isPage }) => ($isPage ? `${theme.space.l} 0` : `${theme.space.xxl} ${theme.space.l}`)};
  text-align: ${({ $isPage }) => ($isPage ? 'start' : 'center')};

  > svg {
    inline-size: ${theme.control.medium};
    block-size: ${theme.control.medium};
    color: ${theme.color.inkSoft};
  }
`
