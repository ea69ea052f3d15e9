import { t } from '@swipefolio/shared/i18n'
import { ProjectCover, theme } from '@swipefolio/shared/ui'
import {
  memo,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { keyframes, styled } from 'styled-components'
import { LikedPicture } from './liked-picture'
import { MatchDetails, MatchNews } from './match-details'
import { arriving, matchLayout } from './match-layout'
import { MatchLine } from './match-line'
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
  const opener = useRef<HTMLButtonElement>(null)
  const isClosing = useRef(false)
  const now = `${last?.project.id} ${decisionsSince}`
  const closedNow = `closed ${now}`
  const close = () => {
    isClosing.current = Boolean(document.activeElement?.closest('aside'))
    if (isAbove) setUnfoldedAt(closedNow)
    else fold()
  }
  const handleSentShown = useEffectEvent(close)
  useEffect(() => {
    if (!isWritten) return undefined
    const timer = setTimeout(() => handleSentShown(), sentShown)
    return () => clearTimeout(timer)
  }, [isWritten])

  const isPanel = isOpen && (!isAbove || unfoldedAt === now)
  useLayoutEffect(() => {
    if (isClosing.current && !isPanel) opener.current?.focus({ preventScroll: true })
    isClosing.current = false
  }, [isPanel])
  useEffect(() => {
    if (!isPanel || !isAbove) return undefined
    const handlePress = ({ target }: Event) => {
      if (!(target as Element).closest('aside, a, button')) setUnfoldedAt(closedNow)
    }
    document.addEventListener('click', handlePress)
    return () => document.removeEventListener('click', handlePress)
  }, [isPanel, isAbove, closedNow])
  if (!last || !match) return null

  const handlePress = () => {
    setUnfoldedAt(isOpen ? now : `${last.project.id} 0`)
    if (!isOpen) open()
  }
  const folded = { ref: opener, match, 'aria-expanded': false, onClick: handlePress }
  return (
    <>
      <MatchNews match={isOpen && match} />
      {!isPanel && isOpen && (
        <MatchLine {...folded} isWritten={isWritten} isStill={unfoldedAt === closedNow} />
      )}
      {!isPanel && !isOpen && <MatchOpener {...folded} />}
      {isPanel && (
        <Panel
          aria-label={t('Your last like')}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <Liked technologies={[]} {...match.project} />
          <MatchDetails
            match={match}
            picture={isAbove && <LikedPicture match={match} />}
            shape="low"
            takesFocus={unfoldedAt === now}
            isWritten={isWritten}
            onSent={handleSent}
            onClose={close}
          />
        </Panel>
      )}
    </>
  )
})

/* From the line that it takes the place of. */
const unfold = keyframes`
  from { clip-path: inset(0 0 calc(100% - ${theme.control.medium}) round ${theme.radius.m}); }
  to { clip-path: inset(0 round ${theme.radius.l}); }
`

const Panel = styled.aside`
  position: absolute;
  z-index: 1;
  padding: ${theme.space.m};
  border: ${theme.border.strong};
  border-color: ${theme.color.like};
  border-radius: ${theme.radius.l};
  background: ${theme.color.likeSoft};
  box-shadow: ${theme.shadow.lifted};
  overflow: hidden;
  ${arriving}

  ${matchLayout.aboveDeck} {
    animation-name: ${unfold};
    inset-block-start: calc((${theme.control.small} - ${theme.control.medium}) / 2);
    inset-inline-start: 0;
    inline-size: min(100%, 26rem);
    padding: ${theme.space.s};
  }
  ${matchLayout.besideDeck} {
    inset-block-start: calc(${theme.control.small} + ${theme.space.s});
    /* Once the liked card has flown over its place. */
    animation-delay: 240ms;
    animation-fill-mode: backwards;
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
