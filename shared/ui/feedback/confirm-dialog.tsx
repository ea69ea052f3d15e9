import { AlertDialog } from '@base-ui/react/alert-dialog'
import { styled } from 'styled-components'
import { t } from '../../i18n'
import { ClosedByBack } from '../../router'
import { Button } from '../actions/button'
import { Heading } from '../layout/heading'
import { Cluster } from '../layout/stack'
import { backdropStyles, popupStyles, viewportStyles } from './dialog-styles'
import { Notice } from './notice'
import { useNewErrorsOnly } from './use-new-errors-only'

export interface ConfirmProps {
  isOpen: boolean
  /** The exact sentence; it is also the dialog's name. */
  question: string
  /** What the answer leads to. */
  details?: string
  confirmLabel: string
  cancelLabel?: string
  isPending?: boolean
  /** What went wrong with the last try. */
  error?: string
  onConfirm: () => void
  onCancel: () => void
}

/** The lazy-loaded implementation of `Confirm`. */
export const ConfirmDialog = ({
  isOpen,
  question,
  details,
  confirmLabel,
  cancelLabel = t('Cancel'),
  isPending = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmProps) => {
  useNewErrorsOnly(isOpen)
  // Closed while the call runs, it could not say that it failed.
  const handleClose = () => {
    if (!isPending) onCancel()
  }
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(nextOpen) => !nextOpen && handleClose()}>
      <AlertDialog.Portal>
        <Backdrop forceRender />
        <Viewport>
          <Popup>
            <AlertDialog.Title render={<Heading level={2} size="small" />}>
              {question}
            </AlertDialog.Title>
            {details && <AlertDialog.Description>{details}</AlertDialog.Description>}
            {error && <Notice tone="danger">{error}</Notice>}
            <Cluster justify="end">
              <AlertDialog.Close render={<Button variant="quiet" disabled={isPending} />}>
                {cancelLabel}
              </AlertDialog.Close>
              <Button variant="danger" isPending={isPending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Cluster>
            {isOpen && <ClosedByBack onBack={handleClose} />}
          </Popup>
        </Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

const Backdrop = styled(AlertDialog.Backdrop)`
  ${backdropStyles}
`

const Viewport = styled(AlertDialog.Viewport)`
  ${viewportStyles}
`

const Popup = styled(AlertDialog.Popup)`
  ${popupStyles}
  max-inline-size: 28rem;
  overflow-wrap: anywhere;
`
