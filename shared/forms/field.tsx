import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlLook } from './control-look'
import { FieldFrame, type FieldFrameProps } from './field-frame'
import type { FieldBinding } from './use-submit-form'

type Bound = FieldFrameProps & Partial<FieldBinding>

export type FieldProps = Bound & Omit<ComponentProps<'input'>, 'id' | 'children' | 'ref'>

/** A line of input with its label, hint and error. */
export const Field = ({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  registration,
  ...rest
}: FieldProps) => (
  <FieldFrame {...{ label, hint, error, isOptional, isLabelHidden }}>
    {(attributes) => <Input dir="auto" {...rest} {...registration} {...attributes} />}
  </FieldFrame>
)

export type TextAreaFieldProps = Bound & Omit<ComponentProps<'textarea'>, 'id' | 'children' | 'ref'>

/** Several lines of input with their label, hint and error. */
export const TextAreaField = ({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  registration,
  rows = 5,
  ...rest
}: TextAreaFieldProps) => (
  <FieldFrame {...{ label, hint, error, isOptional, isLabelHidden }}>
    {(attributes) => (
      <TextArea dir="auto" rows={rows} {...rest} {...registration} {...attributes} />
    )}
  </FieldFrame>
)

const Input = styled.input`
  ${controlLook}
`

const TextArea = styled.textarea`
  ${controlLook}
  resize: block;
`
