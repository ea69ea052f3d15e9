import { useEffect, useEffectEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { maxLength } from '../rules'
import { SearchIcon, theme } from '../ui'
import { controlStyles } from './control-styles'
import { FieldFrame } from './field-frame'

export interface SearchFieldProps {
  /** For screen readers; the icon replaces it visually. */
  label: string
  value: string
  onChange: (text: string) => void
  placeholder?: string
}

/** A search input for filtering a list. */
export const SearchField = ({ label, value, onChange, placeholder }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const known = useRef(value)
  /** What was typed and has not come back as `value` yet. */
  const pending = useRef<string[]>([])
  const change = (text: string) => {
    pending.current = text === value ? [] : [...pending.current, text]
    onChange(text)
  }
  const takeOver = useEffectEvent((typed = '') => {
    if (typed && typed !== value) change(typed)
  })

  // A prerendered field may have been typed into before it was hydrated.
  useEffect(() => takeOver(input.current?.value), [])

  // An address as `value` comes later than the next letter, which a controlled input would lose.
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    const at = pending.current.indexOf(value)
    pending.current = at < 0 ? [] : pending.current.slice(at + 1)
    if (at < 0 && input.current) input.current.value = value
  }, [value])

  return (
    <FieldFrame label={label} isLabelHidden>
      {(attributes) => (
        <Row>
          <SearchIcon aria-hidden />
          <Input
            {...attributes}
            ref={input}
            type="search"
            maxLength={maxLength.search}
            dir="auto"
            defaultValue={value}
            placeholder={placeholder}
            onChange={(event) => change(event.target.value)}
          />
        </Row>
      )}
    </FieldFrame>
  )
}

const Row = styled.div`
  position: relative;
  display: grid;
  align-items: center;

  svg {
    position: absolute;
    inset-inline-start: ${theme.space.m};
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${theme.color.inkSoft};
    pointer-events: none;
  }
`

const Input = styled.input`
  ${controlStyles}
  padding-inline-start: 2.75rem;
  border-radius: ${theme.radius.pill};

  &::-webkit-search-cancel-button {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    margin-inline-start: ${theme.space.xs};
    appearance: none;
    background:
      linear-gradient(45deg, transparent 46%, currentcolor 46% 54%, transparent 54%),
      linear-gradient(-45deg, transparent 46%, currentcolor 46% 54%, transparent 54%);
    cursor: pointer;
  }
`
