import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Notice, theme } from '../ui'
import type { SubmitForm } from './use-submit-form'

export interface FormProps {
  form: SubmitForm
  /** The form's accessible name, when it needs one. */
  label?: string
  children: ReactNode
}

/** A form around `useSubmitForm`: shows what belongs to no field above its last row. */
export const Form = ({ form, label, children }: FormProps) => {
  const element = useRef<HTMLFormElement>(null)
  const { refusals } = form

  useEffect(() => {
    if (refusals === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  return (
    <Column
      ref={element}
      noValidate
      aria-label={label}
      aria-busy={form.isPending || undefined}
      onSubmit={(event) => void form.handleSubmit(event)}
    >
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      {children}
    </Column>
  )
}

const Column = styled.form`
  display: grid;
  gap: ${theme.space.m};
`
