import type { DecisionStatus } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Button, Card, Heading, Stack, Text, UndoIcon } from '@swipefolio/shared/ui'

interface DeckResultProps {
  count: (status: DecisionStatus) => number
  /** Focuses the button when the last decision was made by button or key. */
  takesFocus: boolean
  onStartOver: () => void
}

const focusOnMount = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

const likesSummary = (likes: number) => {
  if (likes === 0) return t('In the real deck nobody would have heard from you. Picky is fine.')
  return t(
    'In the real deck {likes, plural, =1 {one person} other {{likes} people}} would know by now, and a chat would be waiting.',
    { likes },
  )
}

/** Replaces the deck when every sample is decided. */
export const DeckResult = ({ count, takesFocus, onStartOver }: DeckResultProps) => (
  <Card>
    <Stack gap="m">
      <Heading level={2} size="section">
        {t('You liked {liked}, saved {saved}, unliked {unliked}', {
          liked: count('LIKED'),
          saved: count('SAVED'),
          unliked: count('UNLIKED'),
        })}
      </Heading>
      <Text>{likesSummary(count('LIKED'))}</Text>
      <Button
        ref={takesFocus ? focusOnMount : undefined}
        variant="quiet"
        icon={<UndoIcon aria-hidden />}
        onClick={onStartOver}
      >
        {t('Start Over')}
      </Button>
    </Stack>
  </Card>
)
