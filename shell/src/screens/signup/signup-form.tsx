import { auth } from '@swipefolio/shared/api'
import { paths, type Role } from '@swipefolio/shared/contract'
import { Field, Form, NewPasswordFields, useSubmitForm } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { checkRegistration, passwordRefusals } from '@swipefolio/shared/rules'
import { Button, Sentence, Text, TextLink, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'
import { TextButton } from '../../features/account/text-button'

export const emptySignup = {
  firstName: '',
  lastName: '',
  email: '',
  companyName: '',
  password: '',
  confirmPassword: '',
}

export type SignupValues = typeof emptySignup

export interface SignupFormProps {
  role: Role
  /** Initial values, from before the verification step. */
  draft: SignupValues
  onRegistered: (values: SignupValues, registrationId: number | undefined) => void
  onBack: () => void
}

export const SignupForm = ({ role, draft, onRegistered, onBack }: SignupFormProps) => {
  const isRecruiter = role === 'recruiter'
  const form = useSubmitForm({
    defaultValues: draft,
    validate: (values) => checkRegistration({ ...values, recruiter: isRecruiter }),
    async onSubmit(values) {
      const registrationId = await auth.register({
        id: 0,
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        email: values.email.trim(),
        password: values.password,
        recruiter: isRecruiter,
        companyName: isRecruiter ? values.companyName.trim() : '',
      })
      onRegistered(values, registrationId)
    },
    fallbackError: t('Registration failed. Please try again.'),
    refusals: passwordRefusals,
    draftKey: 'signup',
  })

  return (
    <Form form={form}>
      <Names>
        <Field {...form.field('firstName')} label={t('First Name')} autoComplete="given-name" />
        <Field {...form.field('lastName')} label={t('Last Name')} autoComplete="family-name" />
      </Names>
      <Field {...form.field('email')} label={t('Email')} type="email" autoComplete="email" />
      {isRecruiter && (
        <Field
          {...form.field('companyName')}
          label={t('Company Name')}
          autoComplete="organization"
        />
      )}
      <NewPasswordFields
        field={form.field}
        label={t('Password')}
        hint={t('At least 6 characters')}
      />
      <Text tone="soft" size="small">
        <Sentence
          text={t(
            'By signing up you confirm that you are 18 or over, and you accept our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
          )}
          parts={{ terms: newTabLink(paths.terms), privacy: newTabLink(paths.privacy) }}
        />
      </Text>
      <Button type="submit" size="large" isFullWidth isPending={form.isPending}>
        {t('Sign Up')}
      </Button>
      <TextButton onClick={onBack}>{t('Back to Role Selection')}</TextButton>
    </Form>
  )
}

/** Opens beside the form, so that nothing typed is lost. */
const newTabLink = (to: string) => (text: string) => (
  <TextLink to={to} target="_blank">
    {text}
  </TextLink>
)

const Names = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.m};
`
