import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { css, styled } from 'styled-components'
import { ClosedByBack, Link } from '../../router'
import { theme } from '../theme/theme'

export interface MenuItem {
  label: string
  icon?: ReactNode
  /** An internal path; without it the item is a button. */
  to?: string
  onSelect?: () => void
}

interface MenuListProps {
  labelledBy: string
  heading?: ReactNode
  items: readonly MenuItem[]
  startsAt: 'first' | 'last'
  trigger: RefObject<HTMLElement | null>
  onClose: (returnsFocus: boolean) => void
}

const entriesOf = (list: HTMLElement | null) =>
  Array.from(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])

/** The popup of a menu: arrow keys move the focus; Esc, Tab and a press outside close it. */
export const MenuList = ({
  labelledBy,
  heading,
  items,
  startsAt,
  trigger,
  onClose,
}: MenuListProps) => {
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    entriesOf(list.current)
      .at(startsAt === 'first' ? 0 : -1)
      ?.focus()
  }, [startsAt])

  useEffect(() => {
    const handlePress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node)) return
      if (list.current?.contains(target) || trigger.current?.contains(target)) return
      onClose(false)
    }
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  }, [onClose, trigger])

  const handleKeyDown = (event: KeyboardEvent) => {
    const all = entriesOf(list.current)
    const at = all.findIndex((entry) => entry === document.activeElement)
    const targets: Record<string, HTMLElement | undefined> = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all.at(at - 1),
      Home: all[0],
      End: all.at(-1),
    }
    if (event.key in targets) {
      event.preventDefault()
      targets[event.key]?.focus()
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      onClose(true)
    } else if (event.key === 'Tab') onClose(true)
  }

  const handleSelect = (item: MenuItem) => {
    onClose(true)
    item.onSelect?.()
  }

  return (
    <Popup ref={list} role="menu" aria-labelledby={labelledBy} onKeyDown={handleKeyDown}>
      <ClosedByBack onBack={() => onClose(true)} />
      {heading && <Head aria-hidden>{heading}</Head>}
      {items.map((item) =>
        item.to === undefined ? (
          <ItemButton
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => handleSelect(item)}
          >
            {item.icon}
            {item.label}
          </ItemButton>
        ) : (
          <ItemLink
            key={item.label}
            to={item.to}
            role="menuitem"
            tabIndex={-1}
            onClick={() => handleSelect(item)}
          >
            {item.icon}
            {item.label}
          </ItemLink>
        ),
      )}
    </Popup>
  )
}

const Popup = styled.div`
  position: absolute;
  z-index: ${theme.layer.menu};
  inset-block-start: calc(100% + ${theme.space.xs});
  inset-inline-end: 0;
  display: grid;
  min-inline-size: 12rem;
  padding: ${theme.space.xs};
  border: ${theme.border.thin};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lifted};
`

/* What the button is called, which labels the menu. */
const Head = styled.div`
  overflow: hidden;
  max-inline-size: 20rem;
  padding: ${theme.space.xs} ${theme.space.s};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-block-size: ${theme.control.medium};
  padding-inline: ${theme.space.s};
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  color: ${theme.color.ink};
  font-weight: ${theme.weight.medium};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -0.1875rem;
  }
  &:hover,
  &:focus {
    background: ${theme.color.raised};
  }
  svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${theme.color.inkSoft};
  }
`

const ItemButton = styled.button`
  ${itemStyles}
`

const ItemLink = styled(Link)`
  ${itemStyles}
`
