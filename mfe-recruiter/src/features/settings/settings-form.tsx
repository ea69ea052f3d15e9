import { account, fetchStored, profile, showChange, useQueryClient } from '@swipefolio/shared/api'
import type { Recruiter } from '@swipefolio/shared/contract'
import { ChangePasswordFields, Field, Form, useSubmitForm } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkProfile, passwordRefusals } from '@swipefolio/shared/rules'
import { useSession } from '@swipefolio/shared/session'
import { Button, Card, Cluster, Grid, Notice, useIsSkeleton } from '@swipefolio/shared/ui'
import { useState } from 'react'
import { isUnchanged, recruiterUpdate, type SettingsValues } from './recruiter-update'

const valuesOf = ({ firstName, lastName, companyName }: Recruiter): SettingsValues => ({
  firstName,
  lastName,
  companyName,
  password: '',
  confirmPassword: '',
  currentPassword: '',
})

/** Updates the account; the token of the response updates the name in the header. */
export const SettingsForm = ({ recruiter }: { recruiter: Recruiter }) => {
  const queryClient = useQueryClient()
  const draftKey = useIsSkeleton() ? '' : 'settings'
  const [isSaved, setIsSaved] = useState(false)

  const form = useSubmitForm<SettingsValues>({
    defaultValues: valuesOf(recruiter),
    validate(values) {
      setIsSaved(false)
      const errors = checkProfile(values)
      if (Object.keys(errors).length > 0) return errors
      return isUnchanged(recruiter, values)
        ? { notice: t('No changes were made to update') }
        : undefined
    },
    readStored: async () => valuesOf(await fetchStored(profile.recruiter())),
    async onSubmit(values) {
      try {
        const { user, token } = await profile.updateRecruiter(recruiterUpdate(recruiter, values))
        useSession.getState().login(token, 'recruiter')
        showChange(profile.recruiter().queryKey, user)
        form.reset(valuesOf(user))
        setIsSaved(true)
      } finally {
        if (values.password) void account.refreshHistory(queryClient, 'recruiter')
      }
    },
    fallbackError: t('Failed to update profile'),
    refusals: passwordRefusals,
    draftKey,
    asksBeforeLeaving: true,
  })

  return (
    <Card>
      <Form form={form} label={t('Settings')}>
        <Field
          label={t('Email')}
          name="email"
          type="email"
          value={recruiter.email}
          readOnly
          hint={t('Your email cannot be changed.')}
        />
        <Grid min="medium" gap="m">
          <Field {...form.field('firstName')} label={t('First Name')} autoComplete="given-name" />
          <Field {...form.field('lastName')} label={t('Last Name')} autoComplete="family-name" />
        </Grid>
        <Field
          {...form.field('companyName')}
          label={t('Company Name')}
          autoComplete="organization"
        />
        <ChangePasswordFields form={form} />
        {isSaved && <Notice tone="success">{t('Profile updated successfully')}</Notice>}
        {form.formNotice && <Notice>{form.formNotice}</Notice>}
        <Cluster>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {t('Save Changes')}
          </Button>
        </Cluster>
      </Form>
    </Card>
  )
}
