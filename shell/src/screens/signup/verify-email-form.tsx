import { auth } from '@swipefolio/shared/api'
import { CodeField, Form, useSubmitForm } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkCode, normaliseCode } from '@swipefolio/shared/rules'
import { Button, Stack, VisuallyHidden } from '@swipefolio/shared/ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { ResendCode } from '../../features/account/resend-code'
import { useWhenComplete } from '../../features/account/use-when-complete'
import { TextButton } from '../../features/account/text-button'
import type { PendingVerification } from './pending-verification'

export interface VerifyEmailFormProps {
  pending: PendingVerification
  onResent: (sentAt: number) => void
  onVerified: (account: PendingVerification) => Promise<void>
  onDifferentEmail: () => void
}

export const VerifyEmailForm = ({
  pending,
  onResent,
  onVerified,
  onDifferentEmail,
}: VerifyEmailFormProps) => {
  const tried = useRef('')
  const form = useSubmitForm({
    defaultValues: { code: '' },
    validate: checkCode,
    async onSubmit({ code }) {
      tried.current = normaliseCode(code)
      await auth.verifyRequest(pending.email, Number(tried.current), pending.registrationId)
      await onVerified(pending)
    },
    fallbackError: t('Verification failed. Please check your code and try again.'),
    connectionError: t('The connection failed. Please try again.'),
  })
  const field = form.field('code')
  const error = field.error ?? form.formError

  const typed = normaliseCode(form.watch('code'))
  useEffect(() => {
    // A code that was typed again is meant to be tried again.
    if (typed !== tried.current) tried.current = ''
  }, [typed])
  useWhenComplete(typed, () => {
    if (tried.current !== typed) void form.handleSubmit()
  })

  return (
    <Stack gap="l">
      <Form form={{ ...form, formError: undefined }}>
        <Room>
          <CodeField
            {...field}
            data-initial-focus=""
            label={t('Verification Code')}
            error={error}
            hint={!error && t('Eight digits. The last one sends the code.')}
          />
        </Room>
        {form.formError && <VisuallyHidden role="alert">{form.formError}</VisuallyHidden>}
        <Button type="submit" size="large" isFullWidth isPending={form.isPending}>
          {t('Verify')}
        </Button>
      </Form>
      <ResendCode
        email={pending.email}
        sentAt={pending.sentAt}
        resend={() =>
          auth.resendCode(pending.email, pending.role === 'recruiter', pending.registrationId)
        }
        onSent={onResent}
      />
      <TextButton onClick={onDifferentEmail}>{t('Use a different email')}</TextButton>
    </Stack>
  )
}

/* What is said below the field has room for two lines, so that an error does not move the button. */
const Room = styled.div`
  > div > :last-child {
    min-block-size: 2lh;
  }
`
