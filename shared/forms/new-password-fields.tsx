import { styled } from 'styled-components'
import { t } from '../i18n'
import { theme } from '../ui'
import { PasswordField } from './password-field'
import type { FieldBinding } from './field-binding'

export interface NewPasswordFieldsProps {
  field: (name: 'password' | 'confirmPassword') => FieldBinding
  label?: string
  confirmLabel?: string
  hint?: string
  /** As of a `PasswordField`. */
  strengthOf?: string
}

/** A new password with its strength, and its repetition, side by side where there is room. */
export const NewPasswordFields = ({
  field,
  label = t('New Password'),
  confirmLabel = t('Confirm Password'),
  hint,
  strengthOf,
}: NewPasswordFieldsProps) => {
  const password = field('password')
  return (
    <Pair>
      <PasswordField
        hasStrength
        {...password}
        label={label}
        hint={!password.error && hint}
        strengthOf={strengthOf}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label={confirmLabel}
        autoComplete="new-password"
      />
    </Pair>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  align-items: start;
  gap: ${theme.space.m};
`
