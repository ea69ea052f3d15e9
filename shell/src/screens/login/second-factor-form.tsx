import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useQueryClient } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { CodeField, Field, Form, PasswordField, useSubmitForm } from '@swipefolio/shared/forms'
import { checkSecondFactor, normaliseCode, secondFactorRefusals } from '@swipefolio/shared/rules'
import { Button, Stack, Text, TextLink, theme } from '@swipefolio/shared/ui'
import { focusHeading } from '../../features/focus/focus-heading'
import { useWhenComplete } from '../../features/account/use-when-complete'
import type { PendingLogin } from './pending-login'
import { tellCodesLeft } from './tell-codes-left'
import { useLogIn } from './use-log-in'

const codeLength = 6

export interface SecondFactorFormProps {
  pending: PendingLogin
  returnPath?: string
  onBack: () => void
}

/** The second step of a login. After a reload it asks for the password again. */
export const SecondFactorForm = ({ pending, returnPath, onBack }: SecondFactorFormProps) => {
  const { email, role, password: known } = pending
  const [isRecovery, setIsRecovery] = useState(false)
  const logIn = useLogIn(role, returnPath)
  const client = useQueryClient()
  const tried = useRef('')
  const content = useRef<HTMLDivElement>(null)
  const wasRecovery = useRef(isRecovery)
  // After a reload the step is the first thing that is shown, which no change of the step focuses.
  useEffect(() => {
    if (!known) focusHeading(content.current)
  }, [known])
  useEffect(() => {
    if (wasRecovery.current === isRecovery) return
    wasRecovery.current = isRecovery
    content.current?.querySelector<HTMLElement>('[name="code"]')?.focus()
  }, [isRecovery])
  const form = useSubmitForm({
    defaultValues: { password: '', code: '' },
    validate: (values) => ({
      ...(!known && !values.password && { password: 'Please enter your password' }),
      ...checkSecondFactor(values),
    }),
    async onSubmit({ password, code }) {
      tried.current = code
      await logIn({ email, password: known ?? password, secondFactor: code })
      if (isRecovery) void tellCodesLeft(client, role)
    },
    fallbackError: 'Login failed. Please try again.',
    refusals: { code: secondFactorRefusals.code },
  })
  const code = form.watch('code')
  useWhenComplete(
    isRecovery || !known ? '' : normaliseCode(code),
    () => {
      if (tried.current !== code) void form.handleSubmit()
    },
    codeLength,
  )

  return (
    <Stack gap="l" ref={content}>
      <Form form={form}>
        {!known && (
          <>
            <Text>
              You left this page or loaded it anew, and we never store your password: please enter
              it again.
            </Text>
            <PasswordField
              {...form.field('password')}
              label="Password"
              autoComplete="current-password"
              data-initial-focus=""
            />
          </>
        )}
        {isRecovery ? (
          <Field
            {...form.field('code')}
            key="recovery"
            label="Recovery Code"
            hint="One of the ten codes that you kept when you set up two-step login. It works once."
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        ) : (
          <CodeField
            {...form.field('code')}
            key="app"
            label="Code From Your App"
            data-initial-focus={known ? '' : undefined}
          />
        )}
        <Button type="submit" size="large" isFullWidth isPending={form.isPending}>
          Log In
        </Button>
      </Form>
      <Stack gap="xs">
        <Button
          variant="plain"
          size="small"
          onClick={() => {
            form.reset({ ...form.values(), code: '' })
            setIsRecovery(!isRecovery)
          }}
        >
          {isRecovery ? 'Use a code from the app' : 'Use a recovery code'}
        </Button>
        <Button variant="plain" size="small" onClick={onBack}>
          Back to Login
        </Button>
        <Lost to={`${paths.faq}?question=password`}>Lost your phone and your codes?</Lost>
      </Stack>
    </Stack>
  )
}

const Lost = styled(TextLink)`
  align-self: center;
  font-size: ${theme.size.small};
`
