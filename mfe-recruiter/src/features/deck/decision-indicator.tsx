import type { DecisionStatus } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { BookmarkIcon, HeartIcon, media, theme, XIcon } from '@swipefolio/shared/ui'
import type { ReactNode } from 'react'
import { css, type RuleSet, styled } from 'styled-components'

const labels: Record<DecisionStatus, string> = {
  LIKED: t('Like'),
  UNLIKED: t('Dislike'),
  SAVED: t('Save'),
}

const icons: Record<DecisionStatus, ReactNode> = {
  LIKED: <HeartIcon aria-hidden />,
  UNLIKED: <XIcon aria-hidden />,
  SAVED: <BookmarkIcon aria-hidden />,
}

const statuses = ['LIKED', 'UNLIKED', 'SAVED'] as const

/** Shows which decision the drag leads to. All three stamps are laid out invisibly, because layout during a drag costs frames. */
export const DecisionIndicator = ({ status }: { status?: DecisionStatus }) =>
  statuses.map((each) => (
    <Stamp
      key={each}
      aria-hidden
      data-indicator={each === status ? each : undefined}
      $status={each}
    >
      {icons[each]}
      {labels[each]}
    </Stamp>
  ))

// Physical sides on purpose: the gestures are the same in every writing direction.
const stampStyles: Record<DecisionStatus, RuleSet> = {
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
  opacity: 0;
  ${({ $status }) => stampStyles[$status]}

  &[data-indicator] {
    opacity: 1;
  }
  article:not([inert]) > & {
    will-change: opacity;
  }

  svg {
    inline-size: 1.4em;
    block-size: 1.4em;
  }
  ${media.reducedMotion} {
    rotate: none;
  }
`
