import type { DecisionStatus } from '@swipefolio/shared/contract'
import {
  BookmarkIcon,
  HeartIcon,
  IconButton,
  media,
  Stack,
  theme,
  UndoIcon,
  XIcon,
} from '@swipefolio/shared/ui'
import { memo } from 'react'
import { styled } from 'styled-components'
import { verbs } from './decision-labels'

interface DeckControlsProps {
  canUndo: boolean
  onDecide: (status: DecisionStatus) => void
  onUndo: () => void
}

const buttons = [
  { status: 'UNLIKED', icon: <XIcon aria-hidden />, variant: 'quiet' },
  { status: 'SAVED', icon: <BookmarkIcon aria-hidden />, variant: 'save' },
  { status: 'LIKED', icon: <HeartIcon aria-hidden />, variant: 'like' },
] as const

const legend = [
  ['←', 'pass'],
  ['↑', 'save'],
  ['→', 'like'],
  ['U', 'or'],
  ['⌫', 'undo'],
] as const

/** Buttons for the decisions, and the legend of the keys. */
export const DeckControls = memo(({ canUndo, onDecide, onUndo }: DeckControlsProps) => (
  <Stack gap="s" align="center">
    <Row>
      <UndoButton
        label="Undo"
        icon={<UndoIcon aria-hidden />}
        variant="plain"
        size="large"
        aria-disabled={!canUndo}
        onClick={() => canUndo && onUndo()}
      />
      {buttons.map(({ status, icon, variant }) => (
        <IconButton
          key={status}
          label={verbs[status]}
          icon={icon}
          variant={variant}
          size="huge"
          onClick={() => onDecide(status)}
        />
      ))}
      <Balance />
    </Row>
    <Legend aria-label="Keys">
      {legend.map(([key, action]) => (
        <li key={key}>
          <kbd>{key}</kbd> {action}
        </li>
      ))}
    </Legend>
  </Stack>
))

// Left to right as the gestures, in every writing direction.
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: clamp(${theme.space.xs}, 3vw, ${theme.space.l});
  max-inline-size: 100%;
  direction: ltr;

  > button {
    flex: none;
  }
`

const UndoButton = styled(IconButton)`
  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }
`

const Balance = styled.span`
  flex: 0 1 ${theme.control.medium};
`

const Legend = styled.ul`
  display: none;
  gap: ${theme.space.m};
  padding: 0;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  list-style: none;

  ${media.hover} {
    display: flex;
  }
  ${media.sidebarCollapsed} {
    gap: ${theme.space.xs};
    padding-inline-end: ${theme.control.huge};
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
`
