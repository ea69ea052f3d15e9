import type { DecisionStatus } from '@swipefolio/shared/contract'
import { BookmarkIcon, HeartIcon, media, theme, XIcon } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { css, keyframes, type RuleSet, styled } from 'styled-components'

const words: Record<DecisionStatus, string> = { LIKED: 'Like', UNLIKED: 'Dislike', SAVED: 'Save' }

const icons: Record<DecisionStatus, ReactNode> = {
  LIKED: <HeartIcon aria-hidden />,
  UNLIKED: <XIcon aria-hidden />,
  SAVED: <BookmarkIcon aria-hidden />,
}

/** Says what letting go a little further on would decide. */
export const DecisionIndicator = ({ status }: { status: DecisionStatus }) => (
  <Stamp aria-hidden data-indicator={status} $status={status}>
    {icons[status]}
    {words[status]}
  </Stamp>
)

const press = keyframes`
  from { opacity: 0; scale: 1.35; }
`

// The sides are physical on purpose: the hand moves the same way in every language.
const looks: Record<DecisionStatus, RuleSet> = {
  LIKED: css`
    top: ${theme.space.l};
    left: ${theme.space.l};
    background: ${theme.color.like};
    color: ${theme.color.onLike};
    rotate: -10deg;
  `,
  UNLIKED: css`
    top: ${theme.space.l};
    right: ${theme.space.l};
    background: ${theme.color.ink};
    color: ${theme.color.paper};
    rotate: 10deg;
  `,
  SAVED: css`
    bottom: ${theme.space.l};
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    background: ${theme.color.save};
    color: ${theme.color.onSave};
  `,
}

const Stamp = styled.div<{ $status: DecisionStatus }>`
  position: absolute;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  padding: ${theme.space.xs} ${theme.space.m};
  border-radius: ${theme.radius.pill};
  box-shadow: ${theme.shadow.lifted};
  font-family: ${theme.font.display};
  font-size: ${theme.size.large};
  font-weight: ${theme.weight.display};
  pointer-events: none;
  animation: ${press} ${theme.motion.fast};
  ${({ $status }) => looks[$status]}

  svg {
    inline-size: 1.4em;
    block-size: 1.4em;
  }
  ${media.reducedMotion} {
    animation: none;
    rotate: none;
  }
`
