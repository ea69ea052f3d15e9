import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { secondFactor } from '../api'
import type { Role, SecondFactor } from '../contract'
import { t } from '../i18n'
import {
  checkCurrentPassword,
  checkPasskey,
  checkSecondFactor,
  existingFactorRefusals,
  passwordRefusals,
  secondFactorRefusals,
} from '../rules'
import { Button, Cluster, Text, theme } from '../ui'
import { CodeField } from './code-field'
import { Field } from './field'
import { Form } from './form'
import { askForPasskey, canUsePasskeys } from './passkeys'
import { PasswordField } from './password-field'
import { useSubmitForm } from './use-submit-form'

/** What a change takes: `secondFactor` only beside the code of a new app. */
export interface SecondFactorInput {
  name: string
  currentPassword: string
  code?: string
  secondFactor?: string
}

export interface SecondFactorProofFormProps {
  role: Role
  state: SecondFactor
  kind: 'turn-on' | 'turn-off' | 'renew' | 'add-passkey' | 'remove-passkey' | 'delete-account'
  /** What is proved, above the fields. */
  children: ReactNode
  submitLabel: string
  onSubmit: (input: SecondFactorInput) => Promise<unknown>
  onCancel: () => void
}

const dangers = ['turn-off', 'remove-passkey', 'delete-account']

/** Asks for the password and, of a person with two-step login, for a passkey or a code before it or the account changes. */
export const SecondFactorProofForm = ({
  role,
  state: { enabledAt, passkeys = [] },
  kind,
  children,
  submitLabel,
  onSubmit,
  onCancel,
}: SecondFactorProofFormProps) => {
  const isNewApp = kind === 'turn-on'
  const isNewPasskey = kind === 'add-passkey'
  const isDeletion = kind === 'delete-account'
  const failed = isDeletion
    ? t('Failed to delete account')
    : t('Failed to change two-step login. Please try again.')
  const hasPasskeys = passkeys.length > 0
  const isAsked = enabledAt !== null || hasPasskeys
  const canChoose = hasPasskeys && canUsePasskeys()
  const [isPasskey, setIsPasskey] = useState(canChoose)
  const isTyped = isAsked && !isPasskey

  const proveWithPasskey = async () => {
    const { options } = await secondFactor.passkeyOptions(role)
    return askForPasskey(options)
  }
  const form = useSubmitForm({
    defaultValues: { name: '', code: '', secondFactor: '', currentPassword: '' },
    validate: (values) => ({
      ...(isNewPasskey && checkPasskey(values)),
      ...(isNewApp && checkSecondFactor(values)),
      ...(isTyped && { secondFactor: checkSecondFactor({ code: values.secondFactor }).code }),
      ...checkCurrentPassword(values),
    }),
    async onSubmit({ name, currentPassword, ...typed }) {
      const proof = isPasskey ? await proveWithPasskey() : typed.secondFactor || undefined
      await onSubmit({
        name,
        currentPassword,
        ...(isNewApp ? { code: typed.code, secondFactor: proof } : { code: proof }),
      })
    },
    fallbackError: isNewPasskey
      ? t(
          'No passkey was added. A device that has one for your account already makes no second one.',
        )
      : isPasskey
        ? t('No passkey was used. Please try again, or use a code.')
        : failed,
    connectionError: failed,
    refusals: {
      code: isNewApp ? secondFactorRefusals.code : undefined,
      secondFactor: isTyped
        ? [...existingFactorRefusals.secondFactor, ...(isNewApp ? [] : secondFactorRefusals.code)]
        : undefined,
      currentPassword: passwordRefusals.currentPassword,
    },
  })
  return (
    <Form form={form} label={isDeletion ? t('Delete Account') : t('Two-Step Login')}>
      {children}
      {isNewPasskey && (
        <Field
          {...form.field('name')}
          label={t('Name')}
          hint={t('For you to tell it from others, such as My Laptop.')}
          autoComplete="off"
        />
      )}
      {isNewApp && <CodeField {...form.field('code')} label={t('Code From the App')} />}
      {isTyped && (
        <Field
          {...form.field('secondFactor')}
          label={enabledAt ? t('Code From the App, or a Recovery Code') : t('Recovery Code')}
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      )}
      <PasswordField
        {...form.field('currentPassword')}
        label={t('Your Password')}
        autoComplete="current-password"
      />
      {isPasskey && (
        <Text tone="soft">{t('Your browser then asks for one of your passkeys.')}</Text>
      )}
      {canChoose && (
        <Other variant="plain" size="small" onClick={() => setIsPasskey(!isPasskey)}>
          {isPasskey ? t('Use a Code Instead') : t('Use a Passkey Instead')}
        </Other>
      )}
      <Cluster justify="end">
        <Button variant="quiet" disabled={form.isPending} onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button
          type="submit"
          variant={dangers.includes(kind) ? 'danger' : 'primary'}
          isPending={form.isPending}
        >
          {submitLabel}
        </Button>
      </Cluster>
    </Form>
  )
}

const Other = styled(Button)`
  justify-self: start;
  margin-inline-start: calc(-1 * ${theme.space.s});
`
