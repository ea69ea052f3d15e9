import { styled } from 'styled-components'
import { t } from '../i18n'
import { Heading } from '../ui/layout/heading'
import { Stack } from '../ui/layout/stack'
import { Text } from '../ui/layout/text'
import { theme } from '../ui/theme/theme'
import { NewPasswordFields } from './new-password-fields'
import { PasswordField } from './password-field'
import type { FieldBinding } from './field-binding'

export interface ChangePasswordFieldsProps {
  form: {
    field: (name: 'password' | 'confirmPassword' | 'currentPassword') => FieldBinding
    watch: (name: 'password') => string
  }
}

/** The part of the settings for a new password: twice and, once it is typed, the current one. */
export const ChangePasswordFields = ({ form }: ChangePasswordFieldsProps) => (
  <>
    <Part gap="xs">
      <Heading level={3} size="small">
        {t('Change Password')}
      </Heading>
      <Text tone="soft" size="small">
        {t('Leave both fields empty to keep the password that you have.')}
      </Text>
    </Part>
    <NewPasswordFields field={form.field} strengthOf={form.watch('password')} />
    {form.watch('password') && (
      <PasswordField
        {...form.field('currentPassword')}
        label={t('Current Password')}
        hint={t(
          'Without it, you cannot set up two-step login or delete your account until a mailed code has set your password anew.',
        )}
        autoComplete="current-password"
      />
    )}
  </>
)

/** Farther from the field above than fields are from each other. */
const Part = styled(Stack)`
  margin-block-start: ${theme.space.m};
`
