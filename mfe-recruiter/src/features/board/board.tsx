import { contacts, queryClient, useQuery } from '@swipefolio/shared/api'
import type { Contact, ContactStage } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import {
  breakpoints,
  Button,
  IconButton,
  PencilIcon,
  QueryBoundary,
  theme,
  VisuallyHidden,
} from '@swipefolio/shared/ui'
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { BoardRoom } from './board-room'
import { Column } from './column'
import { StageTabs } from './stage-tabs'
import { StagesDialog } from './stages-dialog'
import { stopScrollWhileDragging, trackDrag } from './track-drag'
import { useMedia } from './use-media'
import { type Move, unlessMoving, useMoves } from './use-moves'

interface BoardProps {
  search: string
  /** Where the board's own button is, beside the choice of the view. */
  tools: HTMLElement | null
}

/** Contacts by stage: moved by dragging, by a menu, or with the arrow keys on its button. */
export const Board = ({ search, tools }: BoardProps) => {
  const stages = useQuery({ ...contacts.stages(), ...unlessMoving })
  return (
    <BoardRoom>
      <QueryBoundary
        query={stages}
        loadingText={t('Loading your board...')}
        errorText={t('Failed to load your board')}
        skeleton="rows"
      >
        {(loaded) => <Columns stages={loaded} search={search} tools={tools} />}
      </QueryBoundary>
    </BoardRoom>
  )
}

interface ColumnsProps extends BoardProps {
  stages: readonly ContactStage[]
}

const Columns = ({ stages, search, tools }: ColumnsProps) => {
  const isNarrow = useMedia(`(max-width: ${breakpoints.sidebar}px)`)
  const { announcement, move } = useMoves({
    search,
    isOutOfSight: isNarrow,
    onTakeBack: handleTakeBack,
  })
  const [chosenId, setChosenId] = useState<number>()
  const [isEditing, setEditing] = useState(false)
  const scroller = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const followedId = useRef<number>(undefined)
  const standIn = useRef<HTMLElement>(null)
  const panelId = useId()
  const current = stages.find(({ id }) => id === chosenId) ?? stages[0]

  useEffect(() => (room.current ? stopScrollWhileDragging(room.current) : undefined), [])

  const handleMove = (contact: Contact, from: number, to: number) => {
    const stage = stages.find(({ id }) => id === to)
    if (!stage || from === to) return
    const hadFocus = room.current?.contains(document.activeElement) ?? false
    followedId.current = hadFocus ? contact.id : undefined
    move({ contact, from, to }, stage.name)
  }

  function handleTakeBack(back: Move) {
    const stage = stages.find(({ id }) => id === back.to)
    if (!stage) return
    followedId.current = back.contact.id
    move(back, stage.name, true)
  }

  /** A card that moves, or that a late answer shows elsewhere for a moment, is another element: the focus would be lost. */
  const followFocus = () => {
    const { activeElement, body } = document
    const isLost = activeElement === body || activeElement === standIn.current
    if (followedId.current !== undefined && isLost) {
      standIn.current = focusMoved(room.current, followedId.current)
    }
  }

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    followedId.current = undefined
    const target = event.target as Element
    const card = target.closest<HTMLElement>('[data-contact]')
    const column = card?.closest<HTMLElement>('[data-stage]')
    if (!card || !column || target.closest('button') || event.button !== 0) return
    const from = Number(column.dataset.stage)
    const contact = contactIn(from, search, Number(card.dataset.contact))
    if (!contact) return
    trackDrag(event.nativeEvent, {
      card,
      scroller: scroller.current,
      isOverTabs: isNarrow,
      onDrop: (to) => handleMove(contact, from, to),
    })
  }

  return (
    <Room
      ref={room}
      onPointerDown={handlePointerDown}
      onDragStart={(event) => event.preventDefault()}
    >
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
      {!isNarrow &&
        tools &&
        createPortal(
          <Button
            variant="quiet"
            size="small"
            icon={<PencilIcon aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setEditing(true)}
          >
            {t('Edit Stages')}
          </Button>,
          tools,
        )}
      {isNarrow && current ? (
        <>
          <StageTabs
            stages={stages}
            currentId={current.id}
            panelId={panelId}
            onChange={setChosenId}
            scroller={scroller}
            action={
              <IconButton
                label={t('Edit Stages')}
                icon={<PencilIcon aria-hidden />}
                variant="quiet"
                size="large"
                aria-haspopup="dialog"
                onClick={() => setEditing(true)}
              />
            }
          />
          <Panel id={panelId} role="tabpanel" aria-label={current.name}>
            <Column
              key={current.id}
              stage={current}
              stages={stages}
              search={search}
              onMove={handleMove}
              onShown={followFocus}
            />
          </Panel>
        </>
      ) : (
        <Scroller ref={scroller} tabIndex={-1}>
          {stages.map((stage) => (
            <Column
              key={stage.id}
              stage={stage}
              stages={stages}
              search={search}
              onMove={handleMove}
              onShown={followFocus}
            />
          ))}
        </Scroller>
      )}
      <StagesDialog isOpen={isEditing} stages={stages} onClose={() => setEditing(false)} />
    </Room>
  )
}

const contactIn = (stageId: number, search: string, id: number) =>
  queryClient
    .getQueryData(contacts.column(stageId, search).queryKey)
    ?.pages.flatMap(({ items }) => items)
    .find((contact) => contact.id === id)

/** Focuses the button that moved the contact, in its new column. Where that is not shown, focuses and returns the tab of the current one. */
function focusMoved(room: HTMLElement | null, id: number) {
  const moved = room?.querySelector<HTMLElement>(`[data-contact="${id}"] [data-move]`)
  const tab = room?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
  const target = moved ?? tab
  target?.focus({ preventScroll: true })
  moved?.closest('[data-contact]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  return moved ? null : (tab ?? null)
}

const Room = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${theme.space.s};
`

/* What is cut fades beside the page's column, and what is scrolled into view stays clear of that. */
const Scroller = styled.div`
  display: flex;
  flex: 1;
  gap: ${theme.space.s};
  --edge: calc(min(4vw, ${theme.space.xl}) - 0.5rem);
  --to: to right;
  margin-inline: -${theme.space.l} calc(-1 * var(--edge));
  padding-inline: ${theme.space.l} var(--edge);
  scroll-padding-inline: calc(${theme.space.l} + ${theme.space.s})
    calc(var(--edge) + ${theme.space.s});
  mask-image: linear-gradient(
    var(--to),
    transparent,
    #000 ${theme.space.l} calc(100% - var(--edge)),
    transparent
  );
  overflow-x: auto;
  scrollbar-width: thin;
  padding-block-end: ${theme.space.xs};

  &:dir(rtl) {
    --to: to left;
  }
`

const Panel = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
`
