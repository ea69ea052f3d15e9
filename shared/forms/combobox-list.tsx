import { useEffect, useRef } from 'react'
import { t } from '../i18n'
import { Bdi, Button, Cluster } from '../ui'
import { List, Nothing, Option, Popup } from './combobox-styles'

export interface ComboboxItem {
  id: number
  name: string
  /** Usual other names: found by them, shown by its name. */
  aliases?: string[]
}

/** What there is instead of options: a loading text, or an error that can be tried again. */
export interface UnavailableItems {
  text: string
  onRetry?: () => void
}

interface ComboboxListProps {
  /** The input's id, the prefix of the ids of list and options. */
  id: string
  label: string
  isOpen: boolean
  items: readonly ComboboxItem[]
  activeItem: ComboboxItem | undefined
  /** One line in place of options, or above the option to add one. */
  note: UnavailableItems | undefined
  labelOf: (item: ComboboxItem) => string
  onChoose: (item: ComboboxItem) => void
}

/** The options that match. The focus stays in the input. */
export const ComboboxList = ({
  id,
  label,
  isOpen,
  items,
  activeItem,
  note,
  labelOf,
  onChoose,
}: ComboboxListProps) => {
  const popup = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, items.length])

  useEffect(() => {
    const option = activeItem && document.getElementById(`${id}-${activeItem.id}`)
    if (!list.current || !option) return
    const end = option.offsetTop + option.offsetHeight
    if (option.offsetTop < list.current.scrollTop) list.current.scrollTop = option.offsetTop
    else if (end > list.current.scrollTop + list.current.clientHeight) {
      list.current.scrollTop = end - list.current.clientHeight
    }
  }, [id, activeItem])

  return (
    <Popup ref={popup} hidden={!isOpen}>
      {isOpen && note && (
        <Nothing role="status">
          <Cluster justify="between" gap="xs">
            {note.text}
            {note.onRetry && (
              <Button variant="quiet" size="small" onClick={note.onRetry}>
                {t('Try Again')}
              </Button>
            )}
          </Cluster>
        </Nothing>
      )}
      <List
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!isOpen || items.length === 0}
      >
        {items.map((item) => (
          <Option
            key={item.id}
            id={`${id}-${item.id}`}
            role="option"
            aria-selected={item.id === activeItem?.id}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
          >
            <Bdi>{labelOf(item)}</Bdi>
          </Option>
        ))}
      </List>
    </Popup>
  )
}
