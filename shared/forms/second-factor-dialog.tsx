import { useState } from 'react'
import { account, secondFactor, useQueryClient } from '../api'
import type { AuthenticatorKey, Passkey, Role, SecondFactor } from '../contract'
import { t } from '../i18n'
import { Modal, Text, toast } from '../ui'
import { AuthenticatorKeyView } from './authenticator-key'
import { makePasskey } from './passkeys'
import { RecoveryCodesView } from './recovery-codes'
import { type SecondFactorInput, SecondFactorProofForm } from './second-factor-proof'
import { useOwnEmail } from './use-own-email'

export type SecondFactorChange =
  | { kind: 'turn-on'; authenticator: AuthenticatorKey }
  | { kind: 'remove-passkey'; passkey: Passkey }
  | { kind: 'turn-off' | 'renew' | 'add-passkey' }

export interface SecondFactorDialogProps {
  role: Role
  state: SecondFactor
  change: SecondFactorChange
  isOpen: boolean
  onClose: () => void
  findReturnFocus: () => HTMLElement | null
}

const words: Record<SecondFactorChange['kind'], { title: string; submitLabel: string }> = {
  'turn-on': { title: t('Set Up Two-Step Login'), submitLabel: t('Turn On') },
  'turn-off': { title: t('Turn Off Two-Step Login'), submitLabel: t('Turn Off') },
  renew: { title: t('New Recovery Codes'), submitLabel: t('Make New Codes') },
  'add-passkey': { title: t('Add a Passkey'), submitLabel: t('Continue') },
  'remove-passkey': { title: t('Remove a Passkey'), submitLabel: t('Remove') },
}

async function addPasskey(role: Role, { name, ...proof }: SecondFactorInput) {
  const { options } = await secondFactor.startPasskey(role, proof)
  return secondFactor.addPasskey(role, { name, credential: await makePasskey(options) })
}

/** Makes the change. Returns its recovery codes, or the sentence that says what was done. */
async function makeChange(role: Role, change: SecondFactorChange, input: SecondFactorInput) {
  const { name: _, ...proof } = input
  switch (change.kind) {
    case 'turn-on': {
      const { recoveryCodes } = await secondFactor.turnOn(role, proof)
      return recoveryCodes.length > 0 ? recoveryCodes : t('The authenticator app is set up')
    }
    case 'add-passkey': {
      const { recoveryCodes } = await addPasskey(role, input)
      return recoveryCodes.length > 0 ? recoveryCodes : t('Passkey added')
    }
    case 'renew':
      return (await secondFactor.renewRecoveryCodes(role, proof)).recoveryCodes
    case 'turn-off':
      return secondFactor.turnOff(role, proof)
    default:
      return secondFactor.removePasskey(role, change.passkey.id, proof)
  }
}

/** A change of two-step login: the form that confirms it and, where it makes some, the recovery codes. */
export const SecondFactorDialog = ({
  role,
  state,
  change,
  isOpen,
  onClose,
  findReturnFocus,
}: SecondFactorDialogProps) => {
  const client = useQueryClient()
  const email = useOwnEmail(role)
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => {
    setCodes(undefined)
    onClose()
  }
  const { kind } = change
  const handleSubmit = async (input: SecondFactorInput) => {
    try {
      const made = await makeChange(role, change, input)
      if (typeof made !== 'string') setCodes(made)
      await client.invalidateQueries({ queryKey: secondFactor.state(role).queryKey })
      // Not before the card has the buttons of the new state, one of which receives the focus.
      if (typeof made === 'string') {
        toast.success(made)
        close()
      }
    } finally {
      void account.refreshHistory(client, role)
    }
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={codes ? t('Your Recovery Codes') : words[kind].title}
      findReturnFocus={findReturnFocus}
    >
      {codes ? (
        <RecoveryCodesView codes={codes} email={email} onDone={close} />
      ) : (
        <SecondFactorProofForm
          role={role}
          state={state}
          kind={kind}
          submitLabel={words[kind].submitLabel}
          onSubmit={handleSubmit}
          onCancel={close}
        >
          {change.kind === 'turn-on' ? (
            <AuthenticatorKeyView authenticator={change.authenticator} role={role} email={email} />
          ) : (
            <Text>{explain(change, state)}</Text>
          )}
        </SecondFactorProofForm>
      )}
    </Modal>
  )
}

function explain(change: SecondFactorChange, { enabledAt, passkeys = [] }: SecondFactor) {
  const factors = passkeys.length + (enabledAt ? 1 : 0)
  const isLast = factors <= 1
  switch (change.kind) {
    case 'renew':
      return t('The codes that you have now will no longer work.')
    case 'turn-off':
      return isLast
        ? t('Your password alone will log you in.')
        : t('Logging in then asks for one of your passkeys.')
    case 'remove-passkey': {
      const { name } = change.passkey
      return isLast
        ? t('Logging in no longer takes {name}. Your password alone will log you in.', { name })
        : t('Logging in no longer takes {name}.', { name })
    }
    default:
      return t(
        'Your device keeps the passkey, and asks for your fingerprint, face or PIN when you log in.',
      )
  }
}
