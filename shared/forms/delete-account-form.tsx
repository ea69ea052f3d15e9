import { t } from '../i18n'
import { Button, Cluster, Text } from '../ui'
import { Form } from './form'
import { PasswordField } from './password-field'
import { useSubmitForm } from './use-submit-form'

export interface DeleteAccountFormProps {
  /** Sentences that name the deleted and the kept data. */
  consequences: readonly string[]
  /** Its error is shown. The second proof comes along where two-step login is on. */
  onDelete: (password: string, code?: string) => Promise<unknown>
  onCancel: () => void
}

interface ConsequencesProps {
  of: readonly string[]
}

export const Consequences = ({ of: consequences }: ConsequencesProps) => (
  <>
    <Text>{t('This cannot be undone.')}</Text>
    <ul>
      {consequences.map((consequence) => (
        <li key={consequence}>{consequence}</li>
      ))}
    </ul>
  </>
)

/** Asks for the password before an account is deleted. */
export const DeleteAccountForm = ({ consequences, onDelete, onCancel }: DeleteAccountFormProps) => {
  const form = useSubmitForm({
    defaultValues: { password: '' },
    validate: ({ password }) =>
      password ? undefined : { password: t('Please enter your password') },
    onSubmit: ({ password }) => onDelete(password),
    fallbackError: t('Failed to delete account'),
  })
  return (
    <Form form={form} label={t('Delete Account')}>
      <Consequences of={consequences} />
      <PasswordField
        {...form.field('password')}
        label={t('Your Password')}
        autoComplete="current-password"
      />
      <Cluster justify="end">
        <Button variant="quiet" disabled={form.isPending} onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="danger" isPending={form.isPending}>
          {t('Delete My Account')}
        </Button>
      </Cluster>
    </Form>
  )
}
