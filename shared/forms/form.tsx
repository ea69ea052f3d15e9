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

/** A form around `useSubmitForm`: shows what belongs to no field above all of them. */
export const Form = ({ form, label, children }: FormProps) => {
  const element = useRef<HTMLFormElement>(null)
  const { refusals, formError } = form

  useEffect(() => {
    if (refusals === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  useEffect(() => {
    // A long form is sent from its end, where its beginning is out of sight.
    if (formError) element.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [formError])

  return (
    <Column
      ref={element}
      noValidate
      aria-label={label}
      aria-busy={form.isPending || undefined}
      onSubmit={(event) => void form.handleSubmit(event)}
    >
      {formError && <Notice tone="danger">{formError}</Notice>}
      {children}
    </Column>
  )
}

const Column = styled.form`
  display: grid;
  gap: ${theme.space.m};
`
