import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useTextDirection } from '../ui/content/use-text-direction'
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
        <TextArea rows={rows} {...direction} {...rest} {...registration} {...attributes} />
      )}
    </FieldFrame>
  )
}

const Input = styled.input`
  ${controlStyles}
`

const TextArea = styled.textarea`
  ${controlStyles}
  resize: block;

  /* Whole, however long: a line of text would be cut. */
  &:read-only {
    field-sizing: content;
    resize: none;
    overflow-wrap: anywhere;
  }
`
