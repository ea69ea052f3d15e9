import type { DecisionStatus } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  BookmarkIcon,
  HeartIcon,
  IconButton,
  media,
  Text,
  theme,
  VisuallyHidden,
  XIcon,
} from '@swipefolio/shared/ui'
import { type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'
import { DeckResult } from './deck-result'
import { verbs } from './decision-labels'
import { DemoCard } from './demo-card'
import { sampleProjects } from './sample-projects'
import { useDemoDeck } from './use-demo-deck'

const keys: Record<string, DecisionStatus> = {
  ArrowLeft: 'UNLIKED',
  ArrowUp: 'SAVED',
  ArrowRight: 'LIKED',
}

/** A deck of sample projects, so that visitors can try swiping. */
export const DemoDeck = () => {
  const deck = useDemoDeck(sampleProjects)
  const [usesButtons, setUsesButtons] = useState(false)

  const press = (status: DecisionStatus) => {
    setUsesButtons(true)
    deck.decide(status)
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const status = keys[event.key]
    if (!status || deck.isOver) return
    event.preventDefault()
    press(status)
  }

  return (
    <Frame
      $isOver={deck.isOver}
      aria-label={t('Sample projects to swipe')}
      onKeyDown={handleKeyDown}
    >
      {deck.isOver ? (
        <DeckResult count={deck.count} takesFocus={usesButtons} onStartOver={deck.startOver} />
      ) : (
        <>
          <Stack>
            {deck.upcoming.map((project, place) => (
              <DemoCard
                key={project.title}
                project={project}
                place={place}
                leaving={place === 0 ? deck.leaving : null}
                onDecide={(status) => {
                  setUsesButtons(false)
                  deck.decide(status)
                }}
              />
            ))}
          </Stack>
          <Controls>
            <IconButton
              label={verbs.UNLIKED}
              icon={<XIcon />}
              variant="quiet"
              size="huge"
              onClick={() => press('UNLIKED')}
            />
            <IconButton
              label={verbs.SAVED}
              icon={<BookmarkIcon />}
              variant="save"
              size="huge"
              onClick={() => press('SAVED')}
            />
            <IconButton
              label={verbs.LIKED}
              icon={<HeartIcon />}
              variant="like"
              size="huge"
              onClick={() => press('LIKED')}
            />
          </Controls>
          <Text tone="soft" size="small">
            {t('Go on, try it: drag the card, or press a button.')}
          </Text>
        </>
      )}
      <VisuallyHidden as="output">{deck.announcement}</VisuallyHidden>
    </Frame>
  )
}

// The deck does not move up when the page is painted before its buttons have arrived.
const Frame = styled.section<{ $isOver: boolean }>`
  display: grid;
  align-content: ${({ $isOver }) => ($isOver ? 'center' : 'start')};
  justify-items: center;
  gap: ${theme.space.m};
  min-block-size: 38rem;
  inline-size: 100%;
  max-inline-size: 24rem;
  margin-inline: auto;
  text-align: center;

  /* The cards alone. */
  ${media.withoutScripts} {
    > :not(:first-child) {
      display: none;
    }
  }
`

const Stack = styled.div`
  display: grid;
  inline-size: 100%;
  margin-block-end: ${theme.space.xl};
  text-align: start;
`

// Left to right as the gestures, in every writing direction.
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  direction: ltr;
  gap: clamp(${theme.space.xs}, 50vw - 8rem, ${theme.space.l});
`
