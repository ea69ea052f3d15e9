import { type KeyboardEvent, useRef, useState } from 'react'
import { t } from '../i18n'
import { Bdi, IconButton, isTouch, Tag, XIcon } from '../ui'
import { Chips, Input, Wrapper } from './combobox-styles'
import { type ComboboxItem, ComboboxList, type UnavailableItems } from './combobox-list'
import { FieldFrame, type FieldFrameProps } from './field-frame'
import { beginsAny, rankMatches } from './rank-matches'
import { useAddedItem } from './use-added-item'

export interface ComboboxProps extends FieldFrameProps {
  name?: string
  items: readonly ComboboxItem[]
  /** The chosen items, in the order of choosing. */
  value: readonly ComboboxItem[]
  onChange: (chosen: ComboboxItem[]) => void
  /** The typed text, for a form that must not lose it; without it the combobox keeps the text itself. */
  text?: string
  onTextChange?: (text: string) => void
  /** Shown when nothing matches the text. */
  emptyText: string
  placeholder?: string
  /** Set while there are no items to search. */
  unavailable?: UnavailableItems
  /** Makes an item of a text that is not in the list; its error is shown. */
  onAdd?: (name: string) => Promise<ComboboxItem>
}

/** The id of the option that adds what was typed. */
const added = -1

/** The list is open, and Enter would choose none of its options. */
const unmarked = -1

/** Multi-select combobox: chosen items leave the list and can be removed again. */
export const Combobox = ({
  name,
  items,
  value,
  onChange,
  text,
  onTextChange,
  emptyText,
  placeholder,
  unavailable,
  onAdd,
  ...frame
}: ComboboxProps) => {
  const [ownText, setOwnText] = useState('')
  const [active, setActive] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const query = text ?? ownText
  const setQuery = onTextChange ?? setOwnText
  const isOpen = active !== null
  const chosen = new Set(value.map(({ id }) => id))
  const matches = rankMatches(items, query).filter(({ id }) => !chosen.has(id))
  const adding = useAddedItem(onAdd)
  const typed = query.trim()
  const mayAdd =
    adding.isPossible && !unavailable && typed !== '' && !beginsAny([...items, ...value], typed)
  const options = mayAdd ? [...matches, { id: added, name: typed }] : matches
  // A name is added on purpose only: Enter alone does not choose this option.
  const stops = mayAdd && matches.length === 0 ? [undefined, ...options] : options
  const activeItem = isOpen ? stops[active] : undefined
  const note = adding.note ?? (matches.length === 0 ? emptyText : undefined)

  const choose = async (item: ComboboxItem) => {
    const chosenItem = item.id === added ? await adding.add(item.name) : item
    if (!chosenItem) return
    if (!chosen.has(chosenItem.id))
      onChange([...value, { id: chosenItem.id, name: chosenItem.name }])
    setQuery('')
    // Under a finger, the list would stay over the next field.
    setActive(isTouch() ? null : unmarked)
  }
  const remove = (item: ComboboxItem) => {
    onChange(value.filter(({ id }) => id !== item.id))
    input.current?.focus()
  }
  const move = (step: number) => {
    const { length } = stops
    if (!isOpen || length === 0) return setActive(0)
    const from = step < 0 ? Math.max(active, 0) : active
    setActive((from + step + length) % length)
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const lastChosen = value.at(-1)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (activeItem) void choose(activeItem)
      else if (mayAdd) adding.explain(typed)
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
                <Bdi>{item.name}</Bdi>
                <IconButton
                  label={t('Remove {name}', { name: item.name })}
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
              onClick={() => setActive((current) => current ?? unmarked)}
              onChange={(event) => {
                setQuery(event.target.value)
                setActive(event.target.value.trim() ? 0 : unmarked)
                adding.forgetNote()
              }}
              onFocus={() => unavailable?.onRetry?.()}
              onKeyDown={handleKeyDown}
            />
          </Chips>
          <ComboboxList
            id={attributes.id}
            label={frame.label}
            isOpen={isOpen}
            items={unavailable ? [] : options}
            activeItem={activeItem}
            note={unavailable ?? (note ? { text: note } : undefined)}
            labelOf={(item) =>
              item.id === added ? t('Add “{name}”', { name: item.name }) : item.name
            }
            onChoose={(item) => void choose(item)}
          />
        </Wrapper>
      )}
    </FieldFrame>
  )
}
