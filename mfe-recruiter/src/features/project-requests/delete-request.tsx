import { changeErrorMessage, projectRequests, useMutation } from '@swipefolio/shared/api'
import type { ProjectRequest } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { Confirm, toast } from '@swipefolio/shared/ui'
import { useState } from 'react'
import { useRefreshRequests } from './use-refresh-requests'

interface DeleteRequestProps {
  /** The request to delete; the dialog is closed without one. */
  request: ProjectRequest | undefined
  onDone: () => void
}

/** Asks for confirmation, then deletes a project request with its links. */
export const DeleteRequest = ({ request, onDone }: DeleteRequestProps) => {
  const refresh = useRefreshRequests()
  // Named until the dialog has closed.
  const [shown, setShown] = useState(request)
  if (request && request !== shown) setShown(request)
  const removal = useMutation({
    mutationFn: (id: number) => projectRequests.remove(id),
    onSuccess: async () => {
      await refresh()
      toast.success(t('Project request deleted'))
      onDone()
    },
    // After a lost answer the list shows whether it was deleted.
    onError: () => void refresh(),
  })
  const handleCancel = () => {
    removal.reset()
    onDone()
  }

  return (
    <Confirm
      isOpen={request !== undefined}
      question={t('Are you sure you want to delete this project request?')}
      details={t('“{title}” and its links are deleted for good. Your contacts stay.', {
        title: shown?.title ?? '',
      })}
      confirmLabel={t('Delete')}
      isPending={removal.isPending}
      error={
        removal.error
          ? changeErrorMessage(removal.error, t('Failed to delete project request'))
          : undefined
      }
      onConfirm={() => request && removal.mutate(request.id)}
      onCancel={handleCancel}
    />
  )
}
