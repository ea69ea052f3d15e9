import { useEffect, useRef } from 'react'
import { Nothing, Option, Popup } from './combobox-styles'

export interface ComboboxItem {
  id: number
  name: string
}

interface ComboboxListProps {
  /** The input's id, the prefix of the ids of list and options. */
  id: string
  label: string
  isOpen: boolean
  items: readonly ComboboxItem[]
  activeItem: ComboboxItem | undefined
  emptyText: string
  onChoose: (item: ComboboxItem) => void
}

/** The options that match. The focus stays in the input. */
export const ComboboxList = ({
  id,
  label,
  isOpen,
  items,
  activeItem,
  emptyText,
  onChoose,
}: ComboboxListProps) => {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const option = activeItem && document.getElementById(`${id}-${activeItem.id}`)
    if (!list.current || !option) return
    const end = option.offsetTop + option.offsetHeight
    if (option.offsetTop < list.current.scrollTop) list.current.scrollTop = option.offsetTop
    else if (end > list.current.scrollTop + list.current.clientHeight) {
      list.current.scrollTop = end - list.current.clientHeight
    }
  }, [id, activeItem])

  const hasItems = items.length > 0
  return (
    <>
      <Popup
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!isOpen || !hasItems}
      >
        {items.map((item) => (
          <Option
            key={item.id}
            id={`${id}-${item.id}`}
            role="option"
            aria-selected={item === activeItem}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
          >
            {item.name}
          </Option>
        ))}
      </Popup>
      {isOpen && !hasItems && <Nothing role="status">{emptyText}</Nothing>}
    </>
  )
}
