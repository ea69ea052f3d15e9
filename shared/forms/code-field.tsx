import { styled } from 'styled-components'
import { theme } from '../ui'
import { controlStyles } from './control-styles'
import type { FieldProps } from './field'
import { FieldFrame } from './field-frame'

export type CodeFieldProps = Omit<FieldProps, 'type'>

/** A mailed code. Takes digits with spaces or hyphens between them, as people paste them. */
export const CodeField = ({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  registration,
  ...rest
}: CodeFieldProps) => (
  <FieldFrame {...{ label, hint, error, isOptional, isLabelHidden }}>
    {(attributes) => (
      <Input
        {...rest}
        {...registration}
        {...attributes}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={24}
        onInput={(event) => {
          event.currentTarget.value = event.currentTarget.value.replace(/[^\d\s-]/g, '')
        }}
      />
    )}
  </FieldFrame>
)

const Input = styled.input`
  ${controlStyles}
  font-size: ${theme.size.section};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.medium};
  letter-spacing: 0.15em;
`
