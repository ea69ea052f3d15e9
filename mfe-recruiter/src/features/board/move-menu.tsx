import type { ContactStage } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { ArrowRightIcon, Button, media, MenuList, theme } from '@swipefolio/shared/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'

interface MoveMenuProps {
  name: string
  stageId: number
  stages: readonly ContactStage[]
  onMove: (stageId: number) => void
}

const itemHeight = 44
const frameHeight = 70

/**
 * The button that moves a contact to another stage, by a menu, or with the arrow keys to the one before or after. The menu is over
 * the page, because columns clip what they contain.
 */
export const MoveMenu = ({ name, stageId, stages, onMove }: MoveMenuProps) => {
  const [box, setBox] = useState<DOMRect>()
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const others = stages.filter((stage) => stage.id !== stageId)

  const close = (returnsFocus: boolean) => {
    setBox(undefined)
    if (returnsFocus) trigger.current?.focus()
  }

  useEffect(() => {
    if (!box) return undefined
    const handle = () => setBox(undefined)
    window.addEventListener('scroll', handle, true)
    window.addEventListener('resize', handle)
    return () => {
      window.removeEventListener('scroll', handle, true)
      window.removeEventListener('resize', handle)
    }
  }, [box])

  const open = () => setBox(trigger.current?.getBoundingClientRect())

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
    const step = (steps[event.key] ?? 0) * (isRightToLeft ? -1 : 1)
    if (step !== 0) {
      event.preventDefault()
      const next = stages[stages.findIndex((stage) => stage.id === stageId) + step]
      if (next) onMove(next.id)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      open()
    }
  }

  return (
    <>
      <Trigger
        ref={trigger}
        id={id}
        data-move
        aria-label={t('Move {name}', { name })}
        icon={<MoveIcon aria-hidden />}
        variant="quiet"
        size="small"
        aria-haspopup="menu"
        aria-expanded={box !== undefined}
        aria-keyshortcuts="ArrowLeft ArrowRight"
        onClick={() => (box ? close(true) : open())}
        onKeyDown={handleKeyDown}
      >
        {t('Move')}
      </Trigger>
      {box &&
        createPortal(
          <Anchor style={rectOf(box)} data-above={isAbove(box, others.length)}>
            <MenuList
              labelledBy={id}
              heading={t('Move {name} to', { name })}
              items={others.map((stage) => ({
                label: stage.name,
                onSelect: () => onMove(stage.id),
              }))}
              startsAt="first"
              trigger={trigger}
              onClose={close}
            />
          </Anchor>,
          document.body,
        )}
    </>
  )
}

const rectOf = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height })

/** Whether the menu hangs above its button, because the window ends below and has more room above. */
function isAbove({ top, bottom }: DOMRect, items: number) {
  const room = window.innerHeight - bottom
  return room < items * itemHeight + frameHeight && top > room
}

const MoveIcon = styled(ArrowRightIcon)`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`

const Trigger = styled(Button)`
  ${media.sidebarCollapsed} {
    min-block-size: ${theme.control.medium};
  }
`

const Anchor = styled.div`
  position: fixed;
  z-index: ${theme.layer.menu};
  pointer-events: none;

  /* As its button, it is at the start of a card that is wider than the menu. */
  > * {
    inset-inline: 0 auto;
    inline-size: max-content;
    pointer-events: auto;
  }
  &[data-above='true'] > * {
    inset-block: auto calc(100% + ${theme.space.xs});
  }
`
