import type { DecisionStatus, UnseenProject } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  Button,
  fillerProjects,
  media,
  QueryBoundary,
  theme,
  UndoIcon,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Match } from '../match/match'
import { useLikes } from '../match/use-likes'
import { CardStack } from './card-stack'
import { DeckControls } from './deck-controls'
import { DeckEnd } from './deck-end'
import { Left, Toolbar } from './deck-toolbar'
import { TechnologyFilter } from './technology-filter'
import { useDeck } from './use-deck'
import { useDeckKeys } from './use-deck-keys'
import { usePanelSwipe } from './use-panel-swipe'
import { usePresses } from './use-presses'
import { useStableCallback } from './use-stable-callback'
import { useTechnologyFilter } from './use-technology-filter'

const waitingCards = fillerProjects(3)
const none: readonly [] = []
const fill = { from: '/api/recruiter/projects/unseen', each: '' }

/** Unseen projects one at a time, decided by dragging, by buttons or by keys. */
export const Deck = () => {
  const region = useRef<HTMLElement>(null)
  const filter = useTechnologyFilter()
  const likes = useLikes('deck')
  const { query, cards, left, flying, returned, announcement, canUndo, decide, undo } = useDeck(
    filter.ids,
    likes,
  )
  const isFiltered = filter.ids.length > 0
  const top = cards.find(({ id }) => flying.every(({ project }) => project.id !== id))
  const isOver = cards.length === 0 && flying.length === 0

  const keepFocus = () => {
    const focused = document.activeElement
    const isLost =
      !focused ||
      focused === document.body ||
      focused.closest('article, aside, h1, section [aria-expanded]')
    if (isLost) region.current?.focus({ preventScroll: true })
  }
  const presses = usePresses(
    {
      id: top?.id,
      isCovered: flying.length > 0,
      isReturned: top !== undefined && top.id === returned?.project.id,
    },
    (status: DecisionStatus, project: UnseenProject | undefined = top) => {
      if (!project) return false
      keepFocus()
      return decide(status, project)
    },
  )
  const handleDecide = useStableCallback(presses.decide)
  const handlePress = useStableCallback(presses.press)
  const handleUndo = useStableCallback(() => {
    presses.drop()
    keepFocus()
    void undo()
  })

  const handlePanelPress = usePanelSwipe(region)
  useDeckKeys({ deck: region, onDecide: handlePress, onUndo: handleUndo })
  useLayoutEffect(() => {
    if (isOver && announcement) region.current?.focus({ preventScroll: true })
  }, [isOver, announcement])

  return (
    <Region ref={region} tabIndex={-1} aria-label={t('Unseen projects')}>
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      <Toolbar onPointerDown={handlePanelPress}>
        {isOver || <Left>{left}</Left>}
        <Match likes={likes} />
        <TechnologyFilter />
      </Toolbar>
      <QueryBoundary
        query={query}
        loadingText={t('Loading projects...')}
        errorText={t('Failed to load projects')}
        fill={fill}
        skeleton={
          <Play>
            <CardStack cards={waitingCards} flying={none} onDecide={handleDecide} />
            <DeckControls canUndo={false} onDecide={handlePress} onUndo={handleUndo} />
          </Play>
        }
        isEmpty={() => isOver}
        empty={
          <DeckEnd
            filteredBy={isFiltered ? filter.names : undefined}
            clear={
              isFiltered && (
                <Button variant="primary" onClick={() => filter.choose([])}>
                  {t('Clear Filter')}
                </Button>
              )
            }
            undo={
              canUndo && (
                <Button
                  variant="plain"
                  size="small"
                  icon={<UndoIcon aria-hidden />}
                  onClick={handleUndo}
                >
                  {t('Undo')}
                </Button>
              )
            }
          />
        }
      >
        {() => (
          <Play>
            <CardStack cards={cards} flying={flying} returned={returned} onDecide={handleDecide} />
            <DeckControls canUndo={canUndo} onDecide={handlePress} onUndo={handleUndo} />
          </Play>
        )}
      </QueryBoundary>
    </Region>
  )
}

const Region = styled.section`
  --deck-width: min(100%, 40rem);
  --deck-chrome: 16.0625rem;
  --card-height: 39.5rem;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space.s};
  min-block-size: 0;

  /* As wide as the card in the height that the other parts of the screen leave. */
  @media (min-width: 52rem) and (min-height: 44rem) {
    --room: min(100dvh - var(--deck-chrome), var(--card-height));
    --deck-width: min(
      100%,
      clamp(40rem, 100vw - 45rem, 56rem),
      max(28rem, (var(--room) - clamp(14rem, var(--room) - 27.5rem, 16.5rem)) * 1.6)
    );
  }
  ${media.deckLegend} {
    --deck-chrome: 18.3125rem;
    --card-height: 51.5rem;
  }
  ${media.short} {
    gap: ${theme.space.xs};
  }
  &:focus {
    outline: none;
  }
`

/** The card with its buttons below it, or on both sides on phones on their side. */
const Play = styled.div`
  --deck-step: 0.875rem;
  display: grid;
  flex: 1;
  grid-template: minmax(0, var(--card-height)) auto / minmax(0, 1fr);
  align-content: start;
  gap: calc(2 * var(--deck-step) + ${theme.space.m});
  min-block-size: 0;

  ${media.sidebarCollapsed} {
    --deck-step: 0.5rem;
  }
  ${media.short} {
    --deck-step: 0.375rem;
  }
  ${media.landscape} {
    grid-template:
      'undo card save' auto
      'unlike card like' auto
      '. card .' minmax(0, 1fr) / auto minmax(0, 1fr) auto;
    gap: ${theme.space.s} ${theme.space.m};

    &:dir(rtl) {
      grid-template-areas: 'save card undo' 'like card unlike' '. card .';
    }
    > :first-child {
      grid-area: card;
    }
  }
`
