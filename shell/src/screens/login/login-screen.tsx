import { useState } from 'react'
import { paths, type Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { useLocation } from '@swipefolio/shared/router'
import { Bdi, Cluster, Sentence, Text, useDocumentTitle } from '@swipefolio/shared/ui'
import { AccountCard } from '../../features/account/account-card'
import { AccountLink } from '../../features/account/account-link'
import { EmailAddress } from '../../features/account/email-address'
import { lastRole } from '../../features/account/last-role'
import { RoleChoice, RoleSwitch } from '../../features/account/role-choice'
import { useRoleChoice } from '../../features/account/use-role-choice'
import { useReturnPath, withReturn } from '../../features/session/return-path'
import { expiredRole, sessionEnded } from '../../features/session/session-ended'
import { VisitorsOnly } from '../../features/session/visitors-only'
import type { VerifiedAccount } from '../../features/account/verified-account'
import { ForgotPasswordForm } from './forgot-password-form'
import { LoginForm } from './login-form'
import { type PendingLogin, pendingLogin } from './pending-login'
import { type PendingReset, pendingReset } from './pending-reset'
import { ResetPasswordForm } from './reset-password-form'
import { SecondFactorForm } from './second-factor-form'

/** The step that replaces the login form: of password recovery, or of two-step login. */
type Recovery = 'none' | 'initial' | 'code-sent' | 'second-factor'

const roleNames: Record<Role, string> = { recruiter: t('recruiter'), jobseeker: t('job seeker') }

const firstSteps: Record<Role, string> = {
  recruiter: t('Your password once more, and the first projects are waiting for you.'),
  jobseeker: t('Your password once more, and you can show what you have built.'),
}

const headOf = (
  role: Role | undefined,
  recovery: Recovery,
  email: string,
  newcomer: Partial<VerifiedAccount> | null,
) => {
  if (!role) return { step: 'role', title: t('Welcome back'), intro: t('Who are you here?') }
  const heads = {
    none: {
      title: (
        <Sentence
          text={newcomer ? t('Welcome, <name></name>') : t('Welcome back, <name></name>')}
          parts={{ name: <Bdi>{newcomer?.firstName || roleNames[role]}</Bdi> }}
        />
      ),
      intro: newcomer ? firstSteps[role] : t('Your email and password, please.'),
    },
    initial: {
      title: titles.initial,
      intro: t('Tell us your email address and we send you a code for a new one.'),
    },
    'code-sent': {
      title: titles['code-sent'],
      intro: (
        <Sentence
          text={t('Enter the code that we sent to <email></email> and choose a new password.')}
          parts={{ email: <EmailAddress email={email} /> }}
        />
      ),
    },
    'second-factor': {
      title: titles['second-factor'],
      intro: (
        <Sentence
          text={t('Logging in as <email></email> takes a second step.')}
          parts={{ email: <EmailAddress email={email} /> }}
        />
      ),
    },
  }
  return { step: recovery, ...heads[recovery] }
}

const labels = { recruiter: t('Log in as Recruiter'), jobseeker: t('Log in as Job Seeker') }

const verified = t('Account verified successfully! Please log in.')

const titles: Record<Recovery, string> = {
  none: t('Log In'),
  initial: t('Forgot your password?'),
  'code-sent': t('Check your email'),
  'second-factor': t('Two-step login'),
}

export default function LoginScreen() {
  return (
    <VisitorsOnly>
      <Login />
    </VisitorsOnly>
  )
}

const Login = () => {
  const [chosenRole, chooseRole] = useRoleChoice()
  const { state } = useLocation() as { state: Partial<VerifiedAccount> | null }
  const [preselected, setPreselected] = useState(
    () => state?.role ?? expiredRole() ?? lastRole.find(),
  )
  const [reset, setReset] = useState(pendingReset.find)
  const [login, setLogin] = useState(pendingLogin.find)
  const pending = reset ?? login
  const role = pending?.role ?? chosenRole ?? preselected
  const [recovery, setRecovery] = useState<Recovery>(
    reset ? 'code-sent' : login ? 'second-factor' : 'none',
  )
  useDocumentTitle(titles[recovery])
  const [email, setEmail] = useState(pending?.email ?? state?.email ?? '')
  const [message, setMessage] = useState(
    state?.hasEnded || globalThis.expiredSession ? sessionEnded : state?.email && verified,
  )
  const from = useReturnPath()
  const isNew = message === verified

  const show = (next: Recovery, said?: string) => {
    setRecovery(next)
    setMessage(said)
  }
  const keepReset = (next: PendingReset) => {
    pendingReset.save(next)
    setReset(next)
  }
  const leaveReset = (said?: string) => {
    pendingReset.clear()
    setReset(undefined)
    if (reset && reset.role !== (chosenRole ?? preselected)) chooseRole(reset.role)
    show('none', said)
  }
  const keepLogin = (next: PendingLogin) => {
    pendingLogin.save(next)
    setLogin(next)
    setEmail(next.email)
    show('second-factor')
  }
  const leaveLogin = () => {
    pendingLogin.clear()
    setLogin(undefined)
    if (login && login.role !== (chosenRole ?? preselected)) chooseRole(login.role)
    show('none')
  }
  const handleRole = (next: Role | undefined) => {
    show('none')
    if (!next) setPreselected(undefined)
    chooseRole(next)
  }

  return (
    <AccountCard isLogin {...headOf(role, recovery, email, isNew ? state : null)}>
      {!role && <RoleChoice labels={labels} onChoose={handleRole} />}
      {preselected && !chosenRole && recovery === 'none' && (
        <RoleSwitch labels={labels} role={preselected} onChoose={handleRole} />
      )}
      {role && recovery === 'none' && (
        <LoginForm
          role={role}
          email={email}
          message={message}
          isNew={isNew}
          hasEnded={message === sessionEnded}
          returnPath={from}
          onSecondFactor={(asked) => keepLogin({ ...asked, role, startedAt: Date.now() })}
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
          onSent={(typed, resetId) => {
            setEmail(typed)
            keepReset({ email: typed, role, sentAt: Date.now(), resetId })
            show('code-sent', t('Verification code sent to your email'))
          }}
          onBack={() => show('none')}
        />
      )}
      {login && recovery === 'second-factor' && (
        <SecondFactorForm pending={login} returnPath={from} onBack={leaveLogin} />
      )}
      {reset && recovery === 'code-sent' && (
        <ResetPasswordForm
          pending={reset}
          success={message}
          onResent={(sentAt, resetId) => {
            keepReset({ ...reset, sentAt, resetId })
            setMessage(undefined)
          }}
          onReset={() =>
            leaveReset(t('Password reset successfully! You can now log in with your new password.'))
          }
          onBack={() => leaveReset()}
        />
      )}
      {recovery === 'none' && !isNew && (
        <Cluster gap="xs">
          <Text tone="soft">{t('New here?')}</Text>
          <AccountLink to={withReturn(paths.signup, from)}>{t('Sign Up')}</AccountLink>
        </Cluster>
      )}
    </AccountCard>
  )
}
