import { auth } from '@swipefolio/shared/api'
import { paths, type Role } from '@swipefolio/shared/contract'
import { Field, Form, NewPasswordFields, useSubmitForm } from '@swipefolio/shared/forms'
import { checkRegistration, passwordRefusals } from '@swipefolio/shared/rules'
import { Button, Text, TextLink, theme } from '@swipefolio/shared/ui'
import { styled } from 'styled-components'

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
    fallbackError: 'Registration failed. Please try again.',
    refusals: passwordRefusals,
  })

  return (
    <Form form={form}>
      <Names>
        <Field {...form.field('firstName')} label="First Name" autoComplete="given-name" />
        <Field {...form.field('lastName')} label="Last Name" autoComplete="family-name" />
      </Names>
      <Field {...form.field('email')} label="Email" type="email" autoComplete="email" />
      {isRecruiter && (
        <Field {...form.field('companyName')} label="Company Name" autoComplete="organization" />
      )}
      <NewPasswordFields field={form.field} label="Password" hint="At least 6 characters" />
      <Text tone="soft" size="small">
        By signing up you confirm that you are 18 or over, and you accept our{' '}
        <TextLink to={paths.terms} target="_blank">
          Terms of Service
        </TextLink>{' '}
        and{' '}
        <TextLink to={paths.privacy} target="_blank">
          Privacy Policy
        </TextLink>
        .
      </Text>
      <Button type="submit" size="large" isFullWidth isPending={form.isPending}>
        Sign Up
      </Button>
      <Button variant="plain" size="small" onClick={onBack}>
        Back to Role Selection
      </Button>
    </Form>
  )
}

const Names = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.m};
`
