import { t } from '../i18n'
import { PasswordField } from './password-field'
import type { FieldBinding } from './use-submit-form'

export interface NewPasswordFieldsProps {
  field: (name: 'password' | 'confirmPassword') => FieldBinding
  label?: string
  confirmLabel?: string
  hint?: string
}

/** A new password with its strength, and its repetition. */
export const NewPasswordFields = ({
  field,
  label = t('New Password'),
  confirmLabel = t('Confirm Password'),
  hint,
}: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      hasStrength
      {...field('password')}
      label={label}
      hint={hint}
      autoComplete="new-password"
    />
    <PasswordField {...field('confirmPassword')} label={confirmLabel} autoComplete="new-password" />
  </>
)
