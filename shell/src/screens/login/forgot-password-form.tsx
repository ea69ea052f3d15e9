import { auth } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { Field, Form, useSubmitForm } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkResetRequest } from '@swipefolio/shared/rules'
import { Button } from '@swipefolio/shared/ui'
import { TextButton } from '../../features/account/text-button'

export interface ForgotPasswordFormProps {
  role: Role
  email: string
  onSent: (email: string, resetId: string | undefined) => void
  onBack: () => void
}

export const ForgotPasswordForm = ({ role, email, onSent, onBack }: ForgotPasswordFormProps) => {
  const form = useSubmitForm({
    defaultValues: { email },
    validate: checkResetRequest,
    async onSubmit(values) {
      const address = values.email.trim()
      onSent(address, await auth.requestReset(address, role === 'recruiter'))
    },
    fallbackError: t('Failed to send verification code. Please try again.'),
  })

  return (
    <Form form={form}>
      <Field {...form.field('email')} label={t('Email')} type="email" autoComplete="username" />
      <Button type="submit" size="large" isFullWidth isPending={form.isPending}>
        {t('Send Verification Code')}
      </Button>
      <TextButton onClick={onBack}>{t('Back to Login')}</TextButton>
    </Form>
  )
}
