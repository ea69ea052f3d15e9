import { useState } from 'react'
import { Button, Modal, Trash2Icon } from '../ui'
import { DeleteAccountForm, type DeleteAccountFormProps } from './delete-account-form'

export type DeleteAccountProps = Omit<DeleteAccountFormProps, 'onCancel'>

/** A button that opens the dialog for deleting an account. */
export const DeleteAccount = (props: DeleteAccountProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="danger" icon={<Trash2Icon aria-hidden />} onClick={() => setIsOpen(true)}>
        Delete Account
      </Button>
      <Modal isOpen={isOpen} onClose={close} title="Delete Account" size="small">
        <DeleteAccountForm {...props} onCancel={close} />
      </Modal>
    </>
  )
}
