import { styled } from 'styled-components'
import { pressable } from '../actions/button-styles'
import { media, theme } from '../theme/theme'

export interface FilterChipsProps<Value extends string> {
  /** The group's accessible name. */
  label: string
  /** `lang`: the language of a label that is not in the page's. */
  options: readonly { value: Value; label: string; lang?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A single choice out of a few options, as toggle buttons. */
export const FilterChips = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterChipsProps<Value>) => (
  <Group role="group" aria-label={label}>
    {options.map((option) => (
      <FilterChip
        key={option.value}
        lang={option.lang}
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </FilterChip>
    ))}
  </Group>
)

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};

  ${media.withoutScripts} {
    display: none;
  }
`

/** A toggle button in the shape of a chip, pressed by `aria-pressed`. */
export const FilterChip = styled.button.attrs({ type: 'button' })`
  ${pressable}
  min-block-size: ${theme.control.small};
  padding-inline: ${theme.space.m};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-size: ${theme.size.small};
  font-weight: ${theme.weight.medium};

  ${media.touch} {
    min-block-size: ${theme.control.medium};
  }
  &:hover {
    background: ${theme.color.raised};
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
    color: ${theme.color.paper};
  }
`
