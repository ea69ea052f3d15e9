import { useLayoutEffect, useRef, useState } from 'react'
import { useQueryClient } from '@swipefolio/shared/api'
import { paths } from '@swipefolio/shared/contract'
import { canUsePasskeys, Form, PasswordField, useSubmitForm } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkSecondFactor, normaliseCode, secondFactorRefusals } from '@swipefolio/shared/rules'
import { Button, Stack, Text } from '@swipefolio/shared/ui'
import { focusHeading } from '../../features/focus/focus-heading'
import { useWhenComplete } from '../../features/account/use-when-complete'
import { TextButton, TextButtonLink } from '../../features/account/text-button'
import type { PendingLogin } from './pending-login'
import { SecondFactorField } from './second-factor-field'
import { type SecondStep, otherSteps, stepsOf } from './second-steps'
import { tellCodesLeft } from './tell-codes-left'
import { useLogIn } from './use-log-in'
import { usePasskeyLogin } from './use-passkey-login'

const codeLength = 6

export interface SecondFactorFormProps {
  pending: PendingLogin
  returnPath?: string
  onBack: () => void
}

/** The second step of a login. After a reload it asks for the password again. */
export const SecondFactorForm = ({ pending, returnPath, onBack }: SecondFactorFormProps) => {
  const { email, role, password: known } = pending
  const [steps] = useState(() => stepsOf(pending, canUsePasskeys()))
  const [step, setStep] = useState<SecondStep>(steps[0])
  const logIn = useLogIn(role, returnPath)
  const logInWithPasskey = usePasskeyLogin(pending, logIn)
  const client = useQueryClient()
  const tried = useRef('')
  const content = useRef<HTMLDivElement>(null)
  const lastStep = useRef(step)
  // After a reload the step is the first thing that is shown, which no change of the step focuses.
  useLayoutEffect(() => {
    if (!known) focusHeading(content.current)
  }, [known])
  useLayoutEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    const first = step === 'passkey' ? '[type="submit"]' : '[name="code"]'
    content.current?.querySelector<HTMLElement>(first)?.focus()
  }, [step])
  const form = useSubmitForm({
    defaultValues: { password: '', code: '' },
    validate: (values) => ({
      ...(!known && !values.password && { password: t('Please enter your password') }),
      ...(step !== 'passkey' && checkSecondFactor(values)),
    }),
    async onSubmit({ password, code }) {
      const credentials = { email, password: known ?? password }
      if (step === 'passkey') return logInWithPasskey(credentials)
      tried.current = code
      await logIn({ ...credentials, secondFactor: code })
      if (step === 'recovery') void tellCodesLeft(client, role)
    },
    fallbackError:
      step === 'passkey'
        ? t('No passkey was used. Please try again, or log in with a code.')
        : t('Login failed. Please try again.'),
    connectionError: t('Login failed. Please try again.'),
    refusals: { code: step === 'passkey' ? undefined : secondFactorRefusals.code },
  })
  const code = form.watch('code')
  useWhenComplete(
    step === 'code' && known ? normaliseCode(code) : '',
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
              {t(
                'You left this page or loaded it anew, and we never store your password: please enter it again.',
              )}
            </Text>
            <PasswordField
              {...form.field('password')}
              label={t('Password')}
              autoComplete="current-password"
              data-initial-focus=""
            />
          </>
        )}
        {step !== 'passkey' && (
          <SecondFactorField step={step} field={form.field('code')} isFirst={Boolean(known)} />
        )}
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={form.isPending}
          data-initial-focus={step === 'passkey' && known ? '' : undefined}
        >
          {step === 'passkey' ? t('Use a Passkey') : t('Log In')}
        </Button>
      </Form>
      <Stack gap="xs" align="start">
        {steps
          .filter((other) => other !== step)
          .map((other) => (
            <TextButton
              key={other}
              disabled={form.isPending}
              onClick={() => {
                form.reset({ ...form.values(), code: '' })
                setStep(other)
              }}
            >
              {otherSteps[other]}
            </TextButton>
          ))}
        <TextButton onClick={onBack}>{t('Back to Login')}</TextButton>
        <TextButtonLink to={`${paths.faq}?question=password`}>
          {t('Lost your phone and your codes?')}
        </TextButtonLink>
      </Stack>
    </Stack>
  )
}
