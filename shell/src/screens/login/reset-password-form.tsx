import { auth } from '@swipefolio/shared/api'
import { CodeField, Form, NewPasswordFields, useSubmitForm } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkReset, normaliseCode, passwordRefusals } from '@swipefolio/shared/rules'
import { Button, isTouch, Notice, Stack } from '@swipefolio/shared/ui'
import { ResendCode } from '../../features/account/resend-code'
import { TextButton } from '../../features/account/text-button'
import type { PendingReset } from './pending-reset'

export interface ResetPasswordFormProps {
  pending: PendingReset
  /** Success message of the previous step. */
  success?: string
  onResent: (sentAt: number, resetId: string | undefined) => void
  onReset: () => void
  onBack: () => void
}

export const ResetPasswordForm = ({
  pending,
  success,
  onResent,
  onReset,
  onBack,
}: ResetPasswordFormProps) => {
  const { email, role, sentAt, resetId } = pending
  const form = useSubmitForm({
    defaultValues: { code: '', password: '', confirmPassword: '' },
    validate: checkReset,
    async onSubmit({ code, password }) {
      await auth.resetPassword({ email, code: Number(normaliseCode(code)), password, resetId })
      onReset()
    },
    fallbackError: t('Failed to reset password. Please check your code and try again.'),
    refusals: passwordRefusals,
    connectionError: t('The connection failed. Please try again.'),
  })

  return (
    <Stack gap="l">
      <Form form={form}>
        {success && !form.formError && <Notice tone="success">{success}</Notice>}
        <CodeField
          {...form.field('code')}
          label={t('Verification Code')}
          data-initial-focus={isTouch() ? undefined : ''}
        />
        <NewPasswordFields
          field={form.field}
          confirmLabel={t('Confirm New Password')}
          hint={t('At least 6 characters')}
        />
        <Button type="submit" size="large" isFullWidth isPending={form.isPending}>
          {t('Reset Password')}
        </Button>
      </Form>
      <ResendCode
        email={email}
        sentAt={sentAt}
        resend={() => auth.requestReset(email, role === 'recruiter')}
        onSent={onResent}
      />
      <TextButton onClick={onBack}>{t('Back to Login')}</TextButton>
    </Stack>
  )
}
