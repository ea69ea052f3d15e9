import { styled } from 'styled-components'
import { auth } from '@swipefolio/shared/api'
import { paths, type Role } from '@swipefolio/shared/contract'
import { Field, Form, PasswordField, useSubmitForm } from '@swipefolio/shared/forms'
import { checkCredentials } from '@swipefolio/shared/rules'
import { useSession } from '@swipefolio/shared/session'
import { Button, Cluster, Notice, toast } from '@swipefolio/shared/ui'
import { lastRole } from '../../features/account/last-role'
import { useAwaitedNavigate } from '../../features/navigation/use-awaited-navigate'

export interface LoginFormProps {
  role: Role
  email: string
  /** Success message of the previous step. */
  success?: string
  /** The page to navigate to after login; home by default. */
  returnPath?: string
  onForgot: (email: string) => void
  onBack: () => void
}

export const LoginForm = ({
  role,
  email,
  success,
  returnPath = paths.home,
  onForgot,
  onBack,
}: LoginFormProps) => {
  const navigate = useAwaitedNavigate()
  const form = useSubmitForm({
    defaultValues: { email, password: '' },
    validate: checkCredentials,
    async onSubmit(values) {
      const token = await auth.login(role, { ...values, email: values.email.trim() })
      useSession.getState().login(token, role)
      if (!useSession.getState().token) throw new Error('The token could not be decoded')
      lastRole.save(role)
      toast.clear()
      await navigate(returnPath, { replace: true })
    },
    fallbackError: 'Login failed. Please try again.',
  })

  return (
    <Form form={form}>
      {success && <Notice tone="success">{success}</Notice>}
      <Field {...form.field('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label="Password"
        autoComplete="current-password"
        data-initial-focus={email ? '' : undefined}
      />
      <Button type="submit" size="large" isFullWidth isPending={form.isPending}>
        Log In
      </Button>
      <Ways gap="xs">
        <Button variant="plain" size="small" onClick={() => onForgot(form.values().email)}>
          Forgot Password?
        </Button>
        <Button variant="plain" size="small" onClick={onBack}>
          Back to Role Selection
        </Button>
      </Ways>
    </Form>
  )
}

const Ways = styled(Cluster)`
  > * {
    flex: 1 1 auto;
  }
`
