import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton, Tag, XIcon } from '../ui'
import { Chips, Input, Wrapper } from './combobox-styles'
import { type ComboboxItem, ComboboxList } from './combobox-list'
import { FieldFrame, type FieldFrameProps } from './field-frame'

export interface ComboboxProps extends FieldFrameProps {
  name?: string
  items: readonly ComboboxItem[]
  /** The chosen items, in the order of choosing. */
  value: readonly ComboboxItem[]
  onChange: (chosen: ComboboxItem[]) => void
  /** Shown when nothing matches the text. */
  emptyText: string
  placeholder?: string
}

/** Multi-select combobox: chosen items leave the list and can be removed again. */
export const Combobox = ({
  name,
  items,
  value,
  onChange,
  emptyText,
  placeholder,
  ...frame
}: ComboboxProps) => {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const isOpen = active !== null
  const wanted = query.trim().toLowerCase()
  const chosen = new Set(value.map(({ id }) => id))
  const matches = items.filter(
    (item) => !chosen.has(item.id) && item.name.toLowerCase().includes(wanted),
  )
  const activeItem = isOpen ? matches[active] : undefined

  const choose = (item: ComboboxItem) => {
    onChange([...value, item])
    setQuery('')
    setActive(0)
  }
  const remove = (item: ComboboxItem) => {
    onChange(value.filter(({ id }) => id !== item.id))
    input.current?.focus()
  }
  const move = (step: number) => {
    const { length } = matches
    setActive(isOpen && length > 0 ? (active + step + length) % length : 0)
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const lastChosen = value.at(-1)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (activeItem) choose(activeItem)
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setActive(null)
    } else if (event.key === 'Backspace' && query === '' && lastChosen) remove(lastChosen)
  }

  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <Wrapper
          onBlur={({ currentTarget, relatedTarget }) =>
            currentTarget.contains(relatedTarget) || setActive(null)
          }
        >
          <Chips data-invalid={attributes['aria-invalid']} onClick={() => input.current?.focus()}>
            {value.map((item) => (
              <Tag key={item.id}>
                {item.name}
                <IconButton
                  label={`Remove ${item.name}`}
                  icon={<XIcon aria-hidden />}
                  onClick={() => remove(item)}
                />
              </Tag>
            ))}
            <Input
              {...attributes}
              ref={input}
              name={name}
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={`${attributes.id}-list`}
              aria-activedescendant={activeItem && `${attributes.id}-${activeItem.id}`}
              value={query}
              placeholder={value.length === 0 ? placeholder : undefined}
              onClick={() => setActive((current) => current ?? 0)}
              onChange={(event) => {
                setQuery(event.target.value)
                setActive(0)
              }}
              onKeyDown={handleKeyDown}
            />
          </Chips>
          <ComboboxList
            id={attributes.id}
            label={frame.label}
            isOpen={isOpen}
            items={matches}
            activeItem={activeItem}
            emptyText={emptyText}
            onChoose={choose}
          />
        </Wrapper>
      )}
    </FieldFrame>
  )
}
