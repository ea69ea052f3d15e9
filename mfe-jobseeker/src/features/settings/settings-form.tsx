import { account, fetchStored, profile, showChange, useQueryClient } from '@swipefolio/shared/api'
import type { JobSeeker } from '@swipefolio/shared/contract'
import { ChangePasswordFields, Field, Form, useSubmitForm } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { passwordRefusals } from '@swipefolio/shared/rules'
import { useSession } from '@swipefolio/shared/session'
import { Button, Card, Cluster, Grid, Notice, useIsSkeleton } from '@swipefolio/shared/ui'
import { useState } from 'react'
import { checkSettings, profileUpdate, type SettingsValues } from './profile-changes'

const formValuesOf = ({ firstName, lastName }: JobSeeker): SettingsValues => ({
  firstName,
  lastName,
  password: '',
  confirmPassword: '',
  currentPassword: '',
})

export const SettingsForm = ({ jobSeeker }: { jobSeeker: JobSeeker }) => {
  const queryClient = useQueryClient()
  const draftKey = useIsSkeleton() ? '' : 'settings'
  const [isSaved, setSaved] = useState(false)
  const form = useSubmitForm({
    defaultValues: formValuesOf(jobSeeker),
    validate: (values) => {
      setSaved(false)
      return checkSettings(values, jobSeeker)
    },
    readStored: async () => formValuesOf(await fetchStored(profile.jobSeeker())),
    onSubmit: async (values) => {
      try {
        const { user, token } = await profile.updateJobSeeker(profileUpdate(values, jobSeeker))
        showChange(profile.jobSeeker().queryKey, user)
        useSession.getState().login(token, 'jobseeker')
        form.reset(formValuesOf(user))
        setSaved(true)
      } finally {
        if (values.password) void account.refreshHistory(queryClient, 'jobseeker')
      }
    },
    fallbackError: t('Failed to update profile'),
    refusals: passwordRefusals,
    draftKey,
    asksBeforeLeaving: true,
  })

  return (
    <Card>
      <Form form={form}>
        <Field
          label={t('Email')}
          name="email"
          type="email"
          value={jobSeeker.email}
          readOnly
          hint={t('Your email cannot be changed.')}
        />
        <Grid min="medium" gap="m">
          <Field {...form.field('firstName')} label={t('First Name')} autoComplete="given-name" />
          <Field {...form.field('lastName')} label={t('Last Name')} autoComplete="family-name" />
        </Grid>
        <ChangePasswordFields form={form} />
        {isSaved && <Notice tone="success">{t('Profile updated successfully')}</Notice>}
        {form.formNotice && <Notice>{form.formNotice}</Notice>}
        <Cluster>
          <Button type="submit" isPending={form.isPending}>
            {t('Save Changes')}
          </Button>
        </Cluster>
      </Form>
    </Card>
  )
}
