import { t } from '@swipefolio/shared/i18n'
import { theme } from '@swipefolio/shared/ui'
import { memo, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { MatchDetails, MatchNews } from './match-details'
import { arriving, matchLayout } from './match-layout'
import { MatchOpener } from './match-opener'
import { useIsAboveDeck } from './use-is-above-deck'
import type { LikesState } from './use-likes'
import { useMatch } from './use-match'

/**
 * Who made the project that was liked last, until the next decision but one: a panel beside the deck, or a line above it that a press
 * unfolds, until the next decision.
 */
export const Match = memo(({ likes }: { likes: LikesState }) => {
  // Deferred: rendering it would cost the flying card frames.
  const { last, isOpen, decisionsSince, open, fold } = useDeferredValue(likes)
  const match = useMatch(last)
  const isAbove = useIsAboveDeck()
  const [unfoldedAt, setUnfoldedAt] = useState<string>()
  const panelId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const isClosing = useRef(false)
  useLayoutEffect(() => {
    // The line is another button by now.
    if (isClosing.current && !isOpen) opener.current?.focus({ preventScroll: true })
    isClosing.current = false
  }, [isOpen])
  if (!last || !match) return null

  const now = `${last.project.id} ${decisionsSince}`
  const isLine = isOpen && isAbove && unfoldedAt !== now
  const isPanel = isOpen && !isLine
  const handlePress = () => {
    if (isPanel && !isAbove) return fold()
    setUnfoldedAt(isPanel ? undefined : `${last.project.id} ${isOpen ? decisionsSince : 0}`)
    if (!isOpen) open()
  }
  const handleClose = () => {
    isClosing.current = true
    fold()
  }

  return (
    <>
      <MatchNews match={isOpen && match} />
      <MatchOpener
        ref={opener}
        line={isOpen && isAbove ? match.contact.data : undefined}
        aria-expanded={isPanel}
        aria-controls={isPanel ? panelId : undefined}
        onClick={handlePress}
      />
      {isPanel && (
        <Panel
          id={panelId}
          aria-label={t('Your last like')}
          onKeyDown={({ key }) => key === 'Escape' && handleClose()}
        >
          <MatchDetails match={match} shape="low" takesFocus={isAbove} onClose={handleClose} />
        </Panel>
      )}
    </>
  )
})

const Panel = styled.aside`
  position: absolute;
  z-index: 1;
  inset-block-start: calc(${theme.control.small} + ${theme.space.s});
  padding: ${theme.space.m};
  border: ${theme.border.strong};
  border-color: ${theme.color.like};
  border-radius: ${theme.radius.l};
  background: ${theme.color.likeSoft};
  box-shadow: ${theme.shadow.lifted};
  ${arriving}

  ${matchLayout.aboveDeck} {
    inset-inline: 0;
    inline-size: min(100%, 24rem);
    margin-inline: auto;
    padding: ${theme.space.s};
  }
  ${matchLayout.besideDeck} {
    inset-inline-end: calc(-1 * clamp(0rem, (100vw - 80rem) / 2, 11.25rem));
    inline-size: 20rem;
  }
`
