import { t } from '@swipefolio/shared/i18n'
import { Button, Cluster, HeartIcon, Stack, Text } from '@swipefolio/shared/ui'
import { useLayoutEffect, useRef } from 'react'

interface DecidedElsewhereProps {
  title: string
  sentence: string
  canLike: boolean
  onLike: () => void
  onDismiss: () => void
}

/** Replaces the buttons of a card that another tab has decided meanwhile. */
export const DecidedElsewhere = ({
  title,
  sentence,
  canLike,
  onLike,
  onDismiss,
}: DecidedElsewhereProps) => {
  const buttons = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    // The pressed button is gone.
    buttons.current?.querySelector('button')?.focus()
  }, [])

  return (
    <Stack gap="xs">
      <Text role="alert" tone="danger" size="small">
        {sentence}
      </Text>
      <Cluster ref={buttons} gap="xs">
        {canLike && (
          <Button
            variant="like"
            size="small"
            icon={<HeartIcon aria-hidden />}
            aria-label={t('Like Now: {title}', { title })}
            onClick={onLike}
          >
            {t('Like Now')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={t('Dismiss {title}', { title })}
          onClick={onDismiss}
        >
          {t('Dismiss')}
        </Button>
      </Cluster>
    </Stack>
  )
}
