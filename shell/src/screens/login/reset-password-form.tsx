import { auth } from '@swipefolio/shared/api'
import { CodeField, Form, PasswordField, useSubmitForm } from '@swipefolio/shared/forms'
import { checkReset, normaliseCode } from '@swipefolio/shared/rules'
import { Button, Notice } from '@swipefolio/shared/ui'

export interface ResetPasswordFormProps {
  email: string
  /** Success message of the previous step. */
  success?: string
  onReset: () => void
  onBack: () => void
}

export const ResetPasswordForm = ({ email, success, onReset, onBack }: ResetPasswordFormProps) => {
  const form = useSubmitForm({
    defaultValues: { code: '', password: '', confirmPassword: '' },
    validate: checkReset,
    async onSubmit({ code, password }) {
      await auth.resetPassword({ email, code: Number(normaliseCode(code)), password })
      onReset()
    },
    fallbackError: 'Failed to reset password. Please check your code and try again.',
  })

  return (
    <Form form={form}>
      {success && <Notice tone="success">{success}</Notice>}
      <CodeField {...form.field('code')} label="Verification Code" />
      <PasswordField
        hasStrength
        {...form.field('password')}
        label="New Password"
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label="Confirm New Password"
        autoComplete="new-password"
      />
      <Button type="submit" size="large" isFullWidth isPending={form.isPending}>
        Reset Password
      </Button>
      <Button variant="plain" size="small" onClick={onBack}>
        Back to Login
      </Button>
    </Form>
  )
}
