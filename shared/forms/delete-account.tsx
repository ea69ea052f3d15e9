import { useRef, useState } from 'react'
import { errorMessage, fetchFresh, secondFactor, useMutation } from '../api'
import { t } from '../i18n'
import { useSession } from '../session'
import { styled } from 'styled-components'
import { Button, Modal, theme, toast, Trash2Icon } from '../ui'
import { Consequences, DeleteAccountForm, type DeleteAccountFormProps } from './delete-account-form'
import { SecondFactorProofForm } from './second-factor-proof'

export type DeleteAccountProps = Omit<DeleteAccountFormProps, 'onCancel'>

/** A button that opens the dialog for deleting an account. The dialog asks for what the account logs in with. */
export const DeleteAccount = (props: DeleteAccountProps) => {
  const { consequences, onDelete } = props
  const role = useSession((session) => session.role)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const opening = useMutation({
    mutationFn: async () => (role ? fetchFresh(secondFactor.state(role)) : undefined),
    onSuccess: () => setIsOpen(true),
    onError: (error) => toast.error(errorMessage(error, t('Failed to load two-step login'))),
  })
  const state = opening.data
  const isAsked = state && (state.enabledAt !== null || (state.passkeys ?? []).length > 0)
  const close = () => setIsOpen(false)
  return (
    <>
      <Opener
        ref={opener}
        variant="quiet"
        icon={<Trash2Icon aria-hidden />}
        isPending={opening.isPending}
        onClick={() => opening.mutate()}
      >
        {t('Delete Account')}
      </Opener>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={t('Delete Account')}
        size="small"
        findReturnFocus={() => opener.current}
      >
        {role && isAsked ? (
          <SecondFactorProofForm
            role={role}
            state={state}
            kind="delete-account"
            submitLabel={t('Delete My Account')}
            onSubmit={({ currentPassword, code }) => onDelete(currentPassword, code)}
            onCancel={close}
          >
            <Consequences of={consequences} />
          </SecondFactorProofForm>
        ) : (
          <DeleteAccountForm {...props} onCancel={close} />
        )}
      </Modal>
    </>
  )
}

const Opener = styled(Button)`
  border-color: currentcolor;
  color: ${theme.color.danger};
`
