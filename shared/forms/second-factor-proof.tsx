import type { ReactNode } from 'react'
import type { SecondFactorProof } from '../api'
import {
  checkCurrentPassword,
  checkSecondFactor,
  passwordRefusals,
  secondFactorRefusals,
} from '../rules'
import { Button, Cluster } from '../ui'
import { CodeField } from './code-field'
import { Field } from './field'
import { Form } from './form'
import { PasswordField } from './password-field'
import { useSubmitForm } from './use-submit-form'

export interface SecondFactorProofFormProps {
  /** What is proved, above the fields. */
  children: ReactNode
  submitLabel: string
  isDangerous?: boolean
  /** Whether a recovery code serves, too. */
  takesRecoveryCode?: boolean
  onSubmit: (proof: SecondFactorProof) => Promise<unknown>
  onCancel: () => void
}

/** Asks for a code and the password before two-step login changes. */
export const SecondFactorProofForm = ({
  children,
  submitLabel,
  isDangerous = false,
  takesRecoveryCode = false,
  onSubmit,
  onCancel,
}: SecondFactorProofFormProps) => {
  const form = useSubmitForm({
    defaultValues: { code: '', currentPassword: '' },
    validate: (values) => ({ ...checkSecondFactor(values), ...checkCurrentPassword(values) }),
    onSubmit,
    fallbackError: 'Failed to change two-step login. Please try again.',
    refusals: {
      code: secondFactorRefusals.code,
      currentPassword: passwordRefusals.currentPassword,
    },
  })
  return (
    <Form form={form} label="Two-Step Login">
      {children}
      {takesRecoveryCode ? (
        <Field
          {...form.field('code')}
          label="Code From the App, or a Recovery Code"
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      ) : (
        <CodeField {...form.field('code')} label="Code From the App" />
      )}
      <PasswordField
        {...form.field('currentPassword')}
        label="Your Password"
        autoComplete="current-password"
      />
      <Cluster justify="end">
        <Button variant="quiet" disabled={form.isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant={isDangerous ? 'danger' : 'primary'}
          isPending={form.isPending}
        >
          {submitLabel}
        </Button>
      </Cluster>
    </Form>
  )
}
