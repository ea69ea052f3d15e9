import { type ReactNode, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ChevronDownIcon } from '../icons'
import { Button } from './button'
import { MenuList, type MenuItem } from './menu-list'

export interface MenuProps {
  /** The button's content; null for three dots alone, which need a label. */
  button: ReactNode
  /** The button's accessible name, when its content is not enough. */
  label?: string
  /** Shown above the items, where the button has no room for it. */
  heading?: ReactNode
  items: readonly MenuItem[]
}

/** A button that opens a menu of actions and links. */
export const Menu = ({ button, label, heading, items }: MenuProps) => {
  const [startsAt, setStartsAt] = useState<'first' | 'last' | null>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isOpen = startsAt !== null

  const close = (returnsFocus: boolean) => {
    setStartsAt(null)
    if (returnsFocus) trigger.current?.focus()
  }

  return (
    <Anchor>
      <Button
        ref={trigger}
        id={id}
        variant="plain"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => setStartsAt(isOpen ? null : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setStartsAt(event.key === 'ArrowDown' ? 'first' : 'last')
        }}
      >
        {button}
        {button === null ? '•••' : <ChevronDownIcon aria-hidden />}
      </Button>
      {isOpen && (
        <MenuList
          labelledBy={id}
          heading={heading}
          items={items}
          startsAt={startsAt}
          trigger={trigger}
          onClose={close}
        />
      )}
    </Anchor>
  )
}

const Anchor = styled.div`
  position: relative;
  display: inline-block;
  min-inline-size: 0;

  > button {
    max-inline-size: 100%;
  }
`
