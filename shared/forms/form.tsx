import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { ModalCloseContext, Notice, theme } from '../ui'
import { UnsavedChanges } from './unsaved-changes'
import type { SubmitForm } from './submit-form'

export interface FormProps {
  form: SubmitForm
  /** The form's accessible name, when it needs one. */
  label?: string
  /** A sentence about what its draft lacks, beside the notice of a draft. */
  draftNote?: string
  children: ReactNode
}

/** A form for `useSubmitForm`: shows the errors that belong to no field above the fields. */
export const Form = ({ form, label, draftNote, children }: FormProps) => {
  const element = useRef<HTMLFormElement>(null)
  const { failedValidations, formError, trackShown } = form
  const isInModal = useContext(ModalCloseContext) !== null
  const asks = form.asksBeforeLeaving || (form.hasDraft && isInModal)

  useEffect(() => trackShown?.(), [trackShown])

  useLayoutEffect(() => {
    if (failedValidations === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failedValidations])

  useEffect(() => {
    // A long form is submitted from its end, where the alert at its start is out of view.
    if (formError) element.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [formError])

  return (
    <Column
      ref={element}
      // Submitted before it is hydrated, a prerendered form must not put what was typed into the address.
      method="dialog"
      noValidate
      aria-label={label}
      aria-busy={form.isPending || undefined}
      onSubmit={(event) => void form.handleSubmit(event)}
    >
      {formError && <Notice tone="danger">{formError}</Notice>}
      {asks && <UnsavedChanges unsaved={form.unsaved} draftNote={draftNote} />}
      {children}
    </Column>
  )
}

const Column = styled.form`
  display: grid;
  gap: ${theme.space.m};
`
