import { useState } from 'react'
import { paths, type Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Cluster, Sentence, Text, useDocumentTitle } from '@swipefolio/shared/ui'
import { AccountCard } from '../../features/account/account-card'
import { AccountLink } from '../../features/account/account-link'
import { EmailAddress } from '../../features/account/email-address'
import { RoleChoice } from '../../features/account/role-choice'
import { useRoleChoice } from '../../features/account/use-role-choice'
import type { VerifiedAccount } from '../../features/account/verified-account'
import { useAwaitedNavigate } from '../../features/navigation/use-awaited-navigate'
import { useReturnPath, withReturn } from '../../features/session/return-path'
import { VisitorsOnly } from '../../features/session/visitors-only'
import { pendingReset } from '../login/pending-reset'
import { pendingVerification, type PendingVerification } from './pending-verification'
import { emptySignup, SignupForm } from './signup-form'
import { VerifyEmailForm } from './verify-email-form'

const verifying = t('Verify Your Email')

const headOf = (role: Role | undefined, pending: PendingVerification | null) => {
  if (pending) {
    return {
      step: 'verification',
      title: verifying,
      intro: (
        <Sentence
          text={t('The code that we sent to <email></email> is good for ten minutes.')}
          parts={{ email: <EmailAddress email={pending.email} /> }}
        />
      ),
    }
  }
  if (!role) return { step: 'role', title: t('Join Swipefolio'), intro: t('What brings you here?') }
  return {
    step: 'form',
    title: t('Create your account'),
    intro:
      role === 'recruiter'
        ? t('As a recruiter you see projects first, resumes never.')
        : t('As a job seeker you stay anonymous until a recruiter likes what you made.'),
  }
}

export default function SignupScreen() {
  return (
    <VisitorsOnly>
      <Signup />
    </VisitorsOnly>
  )
}

const Signup = () => {
  const [role, chooseRole] = useRoleChoice()
  const [pending, setPending] = useState(pendingVerification.find)
  const [draft, setDraft] = useState(emptySignup)
  useDocumentTitle(pending ? verifying : t('Sign Up'))
  const from = useReturnPath()
  const navigate = useAwaitedNavigate()

  const keepPending = (next: PendingVerification) => {
    pendingVerification.save(next)
    setPending(next)
  }
  const clearPending = () => {
    pendingVerification.clear()
    setPending(null)
  }
  const handleVerified = async ({ role: ofAccount, email }: PendingVerification) => {
    pendingVerification.clear()
    const account: VerifiedAccount = { role: ofAccount, email, firstName: draft.firstName.trim() }
    // Of another account, whose password was forgotten before.
    pendingReset.clear()
    await navigate(withReturn(paths.login, from), { replace: true, state: account })
  }

  return (
    <AccountCard {...headOf(role, pending)}>
      {pending && (
        <VerifyEmailForm
          pending={pending}
          onResent={(sentAt) => keepPending({ ...pending, sentAt })}
          onVerified={handleVerified}
          onDifferentEmail={() => {
            if (!role) chooseRole(pending.role)
            clearPending()
          }}
        />
      )}
      {!pending && !role && (
        <RoleChoice
          labels={{ recruiter: t('Sign Up as Recruiter'), jobseeker: t('Sign Up as Job Seeker') }}
          onChoose={chooseRole}
        />
      )}
      {!pending && role && (
        <SignupForm
          role={role}
          draft={draft}
          onRegistered={(values, registrationId) => {
            setDraft(values)
            const email = values.email.trim()
            keepPending({ email, role, sentAt: Date.now(), registrationId })
          }}
          onBack={() => chooseRole(undefined)}
        />
      )}
      {!pending && (
        <Cluster gap="xs">
          <Text tone="soft">{t('Already have an account?')}</Text>
          <AccountLink to={withReturn(paths.login, from)}>{t('Log In')}</AccountLink>
        </Cluster>
      )}
    </AccountCard>
  )
}
