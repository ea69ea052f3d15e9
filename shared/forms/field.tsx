import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useTextDirection } from '../ui/content/use-text-direction'
import { theme } from '../ui'
import { controlStyles } from './control-styles'
import { FieldFrame, type FieldFrameProps } from './field-frame'
import type { FieldBinding } from './field-binding'

type Bound = FieldFrameProps & Partial<FieldBinding>

export type FieldProps = Bound & Omit<ComponentProps<'input'>, 'id' | 'children' | 'ref'>

/** A text input with label, hint and error. */
export const Field = ({
  label,
  hint,
  error,
  count,
  isOptional,
  isLabelHidden,
  registration,
  ...rest
}: FieldProps) => (
  <FieldFrame {...{ label, hint, error, count, isOptional, isLabelHidden }}>
    {(attributes) => (
      <Input
        dir={rest.type === 'url' ? 'ltr' : 'auto'}
        {...rest}
        {...registration}
        {...attributes}
      />
    )}
  </FieldFrame>
)

export type TextAreaFieldProps = Bound & Omit<ComponentProps<'textarea'>, 'id' | 'children' | 'ref'>

/** A text area with label, hint and error. */
export const TextAreaField = ({
  label,
  hint,
  error,
  count,
  isOptional,
  isLabelHidden,
  registration,
  rows = 5,
  ...rest
}: TextAreaFieldProps) => {
  const direction = useTextDirection()
  return (
    <FieldFrame {...{ label, hint, error, count, isOptional, isLabelHidden }}>
      {(attributes) => (
        <TextArea
          rows={rows}
          $rows={rows}
          {...direction}
          {...rest}
          {...registration}
          {...attributes}
        />
      )}
    </FieldFrame>
  )
}

const Input = styled.input`
  ${controlStyles}
`

/* As high as its text up to ten lines, and further where somebody drags its corner, which gives it a height of its own. */
const TextArea = styled.textarea<{ $rows: number }>`
  ${controlStyles}
  field-sizing: content;
  min-block-size: calc(${({ $rows }) => $rows}lh + 2 * ${theme.space.xs} + 3px);
  resize: block;
  overflow-wrap: anywhere;

  &:not([style*='height'], :read-only) {
    max-block-size: calc(10lh + ${theme.space.xs} + 3px);
  }
  /* Whole, however long: a line of text would be cut. */
  &:read-only {
    resize: none;
  }
`
