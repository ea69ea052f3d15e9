import { useIsOnline } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Button, ButtonLink, Text, theme, TriangleAlertIcon } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { DeadEndPage } from '../frame/dead-end'
import { isKept } from '../frame/offline-notice'
import { UnavailableOverlay } from './unavailable-overlay'
import { useRetries } from './use-retries'

interface Props {
  /** Names what is not a whole page. */
  title: string
  /** Shown below the message of a whole page. */
  waysOn?: ReactNode
  /** Whether what fails lies over the page: it leaves no hole in it, but a button in the header. */
  isOverlay?: boolean
  /** The tries so far. */
  tries: number
  onRetry: () => void
  isPending: boolean
}

/** Says that an app is down or turned off, or that it was not loaded before the network was lost. It tries again by itself. */
export const Unavailable = ({ title, waysOn, isOverlay, tries, onRetry, isPending }: Props) => {
  const isOnline = useIsOnline()
  useRetries({ isOnline, tries, isPending, onRetry })

  const isOffline = !isOnline || isKept()
  const what = waysOn ? t('This page') : title
  const sentence = t(
    isOffline ? '{what} is not available without a network.' : '{what} is not available right now.',
    { what },
  )
  if (isOverlay) return <UnavailableOverlay {...{ sentence, onRetry, isPending }} />

  const retry = (
    <Button onClick={onRetry} isPending={isPending}>
      {t('Try Again')}
    </Button>
  )
  const whyOffline = t(
    'It was not opened on this device before. It opens by itself once you are back online.',
  )

  if (waysOn) {
    return (
      <DeadEndPage
        title={sentence}
        role="alert"
        icon={<TriangleAlertIcon aria-hidden />}
        actions={
          <>
            {retry}
            {isOffline && (
              <ButtonLink to={paths.home} variant="quiet">
                {t('Back to Home')}
              </ButtonLink>
            )}
          </>
        }
        waysOn={!isOffline && waysOn}
      >
        {isOffline
          ? whyOffline
          : t('Everything else goes on. This page opens by itself once it is back.')}
      </DeadEndPage>
    )
  }
  return (
    <Notice role="alert">
      <TriangleAlertIcon aria-hidden />
      <Text isStrong>{sentence}</Text>
      {isOffline && <Text tone="soft">{whyOffline}</Text>}
      {retry}
    </Notice>
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
