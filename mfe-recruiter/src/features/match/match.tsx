import { t } from '@swipefolio/shared/i18n'
import { media, ProjectCover, theme } from '@swipefolio/shared/ui'
import { memo, useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { MatchDetails, MatchNews } from './match-details'
import { arriving, matchLayout } from './match-layout'
import { MatchOpener } from './match-opener'
import { useIsAboveDeck } from './use-is-above-deck'
import type { LikesState } from './use-likes'
import { useMatch } from './use-match'

/** Milliseconds until the panel closes once its message was sent: enough to open the chat. */
const sentShown = 5000

/**
 * Who made the project that was liked last, until the next decision but one: a panel beside the deck, or a line above it that a press
 * unfolds, until the next decision.
 */
export const Match = memo(({ likes }: { likes: LikesState }) => {
  // Deferred: rendering it would cost the flying card frames.
  const { last, isOpen, isWritten, decisionsSince, open, fold, handleSent } =
    useDeferredValue(likes)
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
  useEffect(() => {
    if (!isWritten) return undefined
    const timer = setTimeout(() => {
      isClosing.current = Boolean(document.activeElement?.closest('aside'))
      fold()
    }, sentShown)
    return () => clearTimeout(timer)
  }, [isWritten, fold])
  if (!last || !match) return null

  const now = `${last.project.id} ${decisionsSince}`
  const isLine = isOpen && isAbove && unfoldedAt !== now
  const isPanel = isOpen && !isLine
  const handlePress = () => {
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
      {(isAbove || !isPanel) && (
        <MatchOpener
          ref={opener}
          match={match}
          isLine={isOpen}
          aria-expanded={isPanel}
          aria-controls={isPanel ? panelId : undefined}
          onClick={handlePress}
        />
      )}
      {isPanel && (
        <Panel
          id={panelId}
          aria-label={t('Your last like')}
          onKeyDown={({ key }) => key === 'Escape' && handleClose()}
        >
          <Liked technologies={[]} {...match.project} />
          <MatchDetails
            match={match}
            shape="low"
            takesFocus={unfoldedAt === now}
            onSent={handleSent}
            onClose={handleClose}
          />
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
  overflow: hidden;
  ${arriving}

  ${matchLayout.aboveDeck} {
    inset-inline: 0;
    inline-size: min(100%, 24rem);
    padding: ${theme.space.s};
  }
  ${media.short} {
    inset-block-start: calc(${theme.control.small} + ${theme.space.xs});
  }
  ${matchLayout.besideDeck} {
    inset-inline-start: calc(50% + min(var(--deck-width) / 2 + 1.5rem, 50vw - 21.5rem));
    inline-size: 20rem;
  }
`

const Liked = styled(ProjectCover)`
  display: none;

  ${matchLayout.pictured} {
    display: block;
    margin: calc(-1 * ${theme.space.m}) calc(-1 * ${theme.space.m}) ${theme.space.m};
  }
`
