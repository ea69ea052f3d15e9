import type { ContactStage } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { theme } from '@swipefolio/shared/ui'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'

interface StageTabsProps {
  stages: readonly ContactStage[]
  currentId: number
  panelId: string
  onChange: (id: number) => void
  /** The element in which the tabs scroll sideways. */
  scroller: RefObject<HTMLDivElement | null>
  /** After the last tab. */
  action: ReactNode
}

/** The stages of the board where one column is shown at a time; a card can be dropped on one. */
export const StageTabs = ({
  stages,
  currentId,
  panelId,
  onChange,
  scroller,
  action,
}: StageTabsProps) => {
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
    const at = tabs.findIndex((tab) => tab === document.activeElement)
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forwards = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
    const backwards = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
    const targets: Record<string, HTMLElement | undefined> = {
      [forwards]: tabs[(at + 1) % tabs.length],
      [backwards]: tabs.at(at - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }
    const target = targets[event.key]
    if (!target) return
    event.preventDefault()
    target.focus()
    target.click()
  }
  return (
    <Row>
      <Tabs ref={scroller} role="tablist" aria-label={t('Stages')} onKeyDown={handleKeyDown}>
        {stages.map(({ id, name, count }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            data-stage={id}
            aria-selected={id === currentId}
            aria-controls={panelId}
            tabIndex={id === currentId ? 0 : -1}
            onClick={({ currentTarget }) => {
              currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'center' })
              onChange(id)
            }}
          >
            <bdi>{name}</bdi> <Count>{count}</Count>
          </Tab>
        ))}
      </Tabs>
      {action}
    </Row>
  )
}

/* While a card is dragged the tabs are in reach, below the header. */
const Row = styled.div`
  display: flex;
  gap: ${theme.space.xs};
  margin-block: -${theme.space.xxs};
  padding-block: ${theme.space.xxs};

  :root:has([data-dragged]) & {
    position: sticky;
    z-index: 1;
    inset-block-start: ${theme.space.xxl};
    background: ${theme.color.paper};
  }
`

/* In one line, whose end fades where there is more; the last tab can be scrolled out of that, and rings have room in what it cuts. */
const Tabs = styled.div`
  display: flex;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  margin-block: -${theme.space.xxs};
  margin-inline: -${theme.space.s} -${theme.space.xs};
  padding-block: ${theme.space.xxs};
  padding-inline: ${theme.space.s} ${theme.space.xl};
  --to: to right;
  mask-image: linear-gradient(
    var(--to),
    transparent,
    #000 ${theme.space.s} calc(100% - ${theme.space.xl}),
    transparent
  );
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  &:dir(rtl) {
    --to: to left;
  }
`

const Tab = styled.button`
  flex: none;
  min-block-size: ${theme.control.medium};
  padding-inline: ${theme.space.s};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.medium};
  cursor: pointer;

  &[aria-selected='true'] {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  }
  &[data-over] {
    outline: ${theme.border.ring} solid ${theme.color.focus};
    outline-offset: ${theme.border.width};
  }
`

const Count = styled.span`
  opacity: 0.75;
  font-variant-numeric: tabular-nums;
`
