import type { DecisionStatus } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  atWindowEnd,
  BookmarkIcon,
  HeartIcon,
  IconButton,
  media,
  theme,
  UndoIcon,
  XIcon,
} from '@swipefolio/shared/ui'
import { memo, useRef } from 'react'
import { styled } from 'styled-components'
import { verbs } from './decision-labels'
import type { Press } from './use-presses'

interface DeckControlsProps {
  canUndo: boolean
  onDecide: (status: DecisionStatus, press: Press) => void
  onUndo: () => void
}

const buttons = [
  { status: 'UNLIKED', icon: <XIcon aria-hidden />, variant: 'quiet' },
  { status: 'SAVED', icon: <BookmarkIcon aria-hidden />, variant: 'save' },
  { status: 'LIKED', icon: <HeartIcon aria-hidden />, variant: 'like' },
] as const

/** Grid areas beside the card on phones on their side. */
const areas: Record<DecisionStatus, string> = { UNLIKED: 'unlike', SAVED: 'save', LIKED: 'like' }

const legend = [
  ['←', t('unlike')],
  ['↑', t('save')],
  ['→', t('like')],
  ['U ⌫', t('undo')],
] as const

/** Milliseconds within which a second press is the other half of a double click, by mouse or finger. */
const doubleClick = 350

/** Buttons for the decisions, and the legend of the keys. A double click likes once: a like is final. */
export const DeckControls = memo(({ canUndo, onDecide, onUndo }: DeckControlsProps) => {
  const lastLike = useRef(-Infinity)
  const handlePress = (status: DecisionStatus, button: HTMLElement, press: MouseEvent) => {
    if (status === 'LIKED') {
      const isDouble = press.detail > 1 && press.timeStamp - lastLike.current < doubleClick
      lastLike.current = press.timeStamp
      if (isDouble) return
      // Dim for as long as a second click is ignored.
      if (press.detail > 0) button.animate?.({ opacity: [0.4, 0.4, 1] }, doubleClick)
    }
    onDecide(status, press)
  }
  return (
    <Controls {...atWindowEnd}>
      <Row>
        <UndoButton
          label={t('Undo')}
          icon={<UndoIcon aria-hidden />}
          variant="quiet"
          size="large"
          aria-disabled={!canUndo}
          onClick={onUndo}
        />
        {buttons.map(({ status, icon, variant }) => (
          <DecisionButton
            key={status}
            label={verbs[status]}
            icon={icon}
            variant={variant}
            size="huge"
            $area={areas[status]}
            onClick={({ currentTarget, nativeEvent }) =>
              handlePress(status, currentTarget, nativeEvent)
            }
          />
        ))}
        <Balance />
      </Row>
      <Legend aria-label={t('Keys')}>
        {legend.map(([keys, action]) => (
          <li key={keys}>
            {keys.split(' ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {action}
          </li>
        ))}
      </Legend>
    </Controls>
  )
})

const smallest = '3.5rem'

const Controls = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.s};

  ${media.landscape} {
    display: contents;
  }
`

// Left to right as the gestures, in every writing direction.
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: clamp(${theme.space.xs}, 8vw - 1.1rem, ${theme.space.l});
  max-inline-size: 100%;
  direction: ltr;

  > button {
    flex: none;
  }
  ${media.landscape} {
    display: contents;
  }
`

const DecisionButton = styled(IconButton)<{ $area: string }>`
  inline-size: clamp(${smallest}, 16vw, ${theme.control.huge});
  block-size: clamp(${smallest}, 16vw, ${theme.control.huge});

  ${media.short} {
    inline-size: ${smallest};
    block-size: ${smallest};
  }
  ${media.landscape} {
    align-self: ${({ $area }) => ($area === 'save' ? 'end' : 'start')};
    grid-area: ${({ $area }) => $area};
  }
`

const UndoButton = styled(IconButton)`
  &:dir(rtl) {
    order: 1;
  }
  ${media.landscape} {
    place-self: end center;
    grid-area: undo;
  }
`

/** As wide as undo, so that the decisions are in the middle. */
const Balance = styled.span`
  flex: none;
  inline-size: ${theme.control.medium};

  &:dir(rtl) {
    order: -1;
  }
  ${media.landscape} {
    display: none;
  }
`

const Legend = styled.ul`
  display: none;
  gap: ${theme.space.m};
  padding: 0;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  list-style: none;

  ${media.deckLegend} {
    display: flex;
    block-size: 1.5rem;
  }
  kbd {
    display: inline-block;
    min-inline-size: 1.75em;
    border: ${theme.border.thin};
    border-radius: ${theme.radius.s};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    font-family: inherit;
    text-align: center;
  }
  kbd + kbd {
    margin-inline-start: ${theme.space.xxs};
  }
`
