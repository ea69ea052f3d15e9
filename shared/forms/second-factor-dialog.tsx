import { useState } from 'react'
import { account, secondFactor, type SecondFactorProof, useQueryClient } from '../api'
import type { AuthenticatorKey, Role } from '../contract'
import { Modal, Text, toast } from '../ui'
import { AuthenticatorKeyView } from './authenticator-key'
import { RecoveryCodesView } from './recovery-codes'
import { SecondFactorProofForm } from './second-factor-proof'
import { useOwnEmail } from './use-own-email'

export type SecondFactorChange =
  { kind: 'turn-on'; authenticator: AuthenticatorKey } | { kind: 'turn-off' | 'renew' }

export interface SecondFactorDialogProps {
  role: Role
  change: SecondFactorChange
  isOpen: boolean
  onClose: () => void
  findReturnFocus: () => HTMLElement | null
}

const titles = {
  'turn-on': 'Set Up Two-Step Login',
  'turn-off': 'Turn Off Two-Step Login',
  renew: 'New Recovery Codes',
}

/** A change of two-step login: the form that confirms it and, where it makes some, the recovery codes. */
export const SecondFactorDialog = ({
  role,
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
  const makeCodes = async (kind: 'turn-on' | 'renew', proof: SecondFactorProof) => {
    const made = await (kind === 'renew'
      ? secondFactor.renewRecoveryCodes(role, proof)
      : secondFactor.turnOn(role, proof))
    setCodes(made.recoveryCodes)
  }
  const turnOff = async (proof: SecondFactorProof) => {
    toast.success(await secondFactor.turnOff(role, proof))
  }
  const { kind } = change
  const handleSubmit = async (proof: SecondFactorProof) => {
    try {
      await (kind === 'turn-off' ? turnOff(proof) : makeCodes(kind, proof))
      await client.invalidateQueries({ queryKey: secondFactor.state(role).queryKey })
      // Not before the card has the buttons of the new state, one of which receives the focus.
      if (kind === 'turn-off') close()
    } finally {
      void account.refreshHistory(client, role)
    }
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={codes ? 'Your Recovery Codes' : titles[kind]}
      findReturnFocus={findReturnFocus}
    >
      {codes ? (
        <RecoveryCodesView codes={codes} email={email} onDone={close} />
      ) : (
        <SecondFactorProofForm
          submitLabel={
            kind === 'turn-on' ? 'Turn On' : kind === 'renew' ? 'Make New Codes' : 'Turn Off'
          }
          isDangerous={kind === 'turn-off'}
          takesRecoveryCode={kind !== 'turn-on'}
          onSubmit={handleSubmit}
          onCancel={close}
        >
          {kind === 'turn-on' && (
            <AuthenticatorKeyView authenticator={change.authenticator} role={role} email={email} />
          )}
          {kind === 'renew' && <Text>The codes that you have now will no longer work.</Text>}
          {kind === 'turn-off' && <Text>Your password alone will log you in.</Text>}
        </SecondFactorProofForm>
      )}
    </Modal>
  )
}
