import { NewPasswordFields } from './new-password-fields'
import { PasswordField } from './password-field'
import type { FieldBinding } from './use-submit-form'

export interface ChangePasswordFieldsProps {
  form: {
    field: (name: 'password' | 'confirmPassword' | 'currentPassword') => FieldBinding
    watch: (name: 'password') => string
  }
}

/** A new password, its repetition and, once there is one, the current password. */
export const ChangePasswordFields = ({ form }: ChangePasswordFieldsProps) => (
  <>
    <NewPasswordFields field={form.field} />
    {form.watch('password') && (
      <PasswordField
        {...form.field('currentPassword')}
        label="Current Password"
        hint="Not needed within five minutes of logging in."
        autoComplete="current-password"
      />
    )}
  </>
)
