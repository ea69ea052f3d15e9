import { useState } from 'react'
import { paths, type Role } from '@swipefolio/shared/contract'
import { Cluster, Text, TextLink, useDocumentTitle } from '@swipefolio/shared/ui'
import { AccountCard } from '../../features/account/account-card'
import { RoleChoice } from '../../features/account/role-choice'
import { useRoleChoice } from '../../features/account/use-role-choice'
import { useReturnPath, withReturn } from '../../features/session/return-path'
import { ForgotPasswordForm } from './forgot-password-form'
import { LoginForm } from './login-form'
import { ResetPasswordForm } from './reset-password-form'

/** The step of password recovery that replaces the login form. */
type Recovery = 'none' | 'initial' | 'code-sent'

const roleNames: Record<Role, string> = { recruiter: 'recruiter', jobseeker: 'job seeker' }

const headOf = (role: Role | undefined, recovery: Recovery) => {
  if (!role) return { step: 'role', title: 'Welcome back', intro: 'Who are you here?' }
  const heads = {
    none: {
      title: `Welcome back, ${roleNames[role]}`,
      intro: 'Your email and password, please.',
    },
    initial: {
      title: 'Forgot your password?',
      intro: 'Tell us your email address and we send you a code for a new one.',
    },
    'code-sent': {
      title: 'Check your email',
      intro: 'Enter the code from our message and think of something new.',
    },
  }
  return { step: recovery, ...heads[recovery] }
}

export default function LoginScreen() {
  const [role, chooseRole] = useRoleChoice()
  const [recovery, setRecovery] = useState<Recovery>('none')
  const [email, setEmail] = useState('')
  const [success, setSuccess] = useState<string>()
  const from = useReturnPath()
  useDocumentTitle('Log In')

  const show = (next: Recovery, message?: string) => {
    setRecovery(next)
    setSuccess(message)
  }
  const handleRole = (next: Role | undefined) => {
    show('none')
    chooseRole(next)
  }

  return (
    <AccountCard {...headOf(role, recovery)}>
      {!role && (
        <RoleChoice
          labels={{ recruiter: 'Log in as Recruiter', jobseeker: 'Log in as Job Seeker' }}
          onChoose={handleRole}
        />
      )}
      {role && recovery === 'none' && (
        <LoginForm
          role={role}
          email={email}
          success={success}
          returnPath={from}
          onForgot={(typed) => {
            setEmail(typed)
            show('initial')
          }}
          onBack={() => handleRole(undefined)}
        />
      )}
      {role && recovery === 'initial' && (
        <ForgotPasswordForm
          role={role}
          email={email}
          onSent={(typed) => {
            setEmail(typed)
            show('code-sent', 'Verification code sent to your email')
          }}
          onBack={() => show('none')}
        />
      )}
      {role && recovery === 'code-sent' && (
        <ResetPasswordForm
          email={email}
          success={success}
          onReset={() =>
            show('none', 'Password reset successfully! You can now log in with your new password.')
          }
          onBack={() => show('none')}
        />
      )}
      {recovery === 'none' && (
        <Cluster gap="xs">
          <Text tone="soft">New here?</Text>
          <TextLink to={withReturn(paths.signup, from)}>Sign Up</TextLink>
        </Cluster>
      )}
    </AccountCard>
  )
}
