import { type KeyboardEvent, useRef, useState } from 'react'
import { ApiError, type SecondFactorRequest } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { Field, Form, PasswordField, useSubmitForm } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkCredentials } from '@swipefolio/shared/rules'
import { Button, Cluster, isTouch, Notice } from '@swipefolio/shared/ui'
import { TextButton } from '../../features/account/text-button'
import { useLogIn } from './use-log-in'

export interface LoginFormProps {
  role: Role
  email: string
  /** What the previous step says, until a login fails. */
  message?: string
  /** The account has just been verified. */
  isNew: boolean
  /** The message says that the session has ended. */
  hasEnded: boolean
  /** The page to navigate to after login; home by default. */
  returnPath?: string
  /** The password was right, and the account needs a second step, too. */
  onSecondFactor: (
    pending: { email: string; password: string } & Partial<SecondFactorRequest>,
  ) => void
  onForgot: (email: string) => void
  onBack: () => void
}

export const LoginForm = ({
  role,
  email,
  message,
  isNew,
  hasEnded,
  returnPath,
  onSecondFactor,
  onForgot,
  onBack,
}: LoginFormProps) => {
  const logIn = useLogIn(role, returnPath)
  const [hasFailed, setFailed] = useState(false)
  const hasTyped = useRef(false)
  const form = useSubmitForm({
    defaultValues: { email, password: '' },
    validate: checkCredentials,
    async onSubmit(values) {
      const credentials = { ...values, email: values.email.trim() }
      try {
        await logIn(credentials)
      } catch (error) {
        if (!(error instanceof ApiError && error.needsSecondFactor)) {
          setFailed(true)
          throw error
        }
        onSecondFactor({ ...credentials, ...error.secondFactor })
      }
    },
    fallbackError: t('Login failed. Please try again.'),
    connectionError: t('The connection failed. Please try again.'),
    draftKey: email ? undefined : 'login',
  })

  /* The code submits itself: an Enter that comes after it was meant for the code. */
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isForCode = isNew && !hasTyped.current && !event.currentTarget.value
    if (event.key !== 'Enter') hasTyped.current = true
    else if (isForCode) event.preventDefault()
  }

  /* A keyboard on the screen would hide why the form is here. */
  const first = hasEnded && isTouch() ? undefined : email ? 'password' : hasEnded && 'email'
  const isFirst = (field: 'email' | 'password') => (first === field ? '' : undefined)

  const emailField = form.field('email')
  const passwordField = form.field('password')

  return (
    <Form form={form}>
      {message && !hasFailed && <Notice tone={hasEnded ? 'info' : 'success'}>{message}</Notice>}
      <Field
        {...emailField}
        label={t('Email')}
        type="email"
        autoComplete="username"
        data-initial-focus={isFirst('email')}
      />
      <PasswordField
        {...passwordField}
        isInvalid={Boolean(passwordField.error ?? (!form.watch('password') && emailField.error))}
        label={t('Password')}
        autoComplete="current-password"
        data-initial-focus={isFirst('password')}
        onKeyDown={handleKey}
      />
      <Button type="submit" size="large" isFullWidth isPending={form.isPending}>
        {t('Log In')}
      </Button>
      <Cluster justify="between" gap="xs">
        <TextButton onClick={() => onForgot(form.values().email)}>
          {t('Forgot Password?')}
        </TextButton>
        <TextButton onClick={onBack}>{t('Back to Role Selection')}</TextButton>
      </Cluster>
    </Form>
  )
}
