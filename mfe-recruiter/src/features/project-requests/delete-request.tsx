import { errorMessage, projectRequests, useMutation } from '@swipefolio/shared/api'
import type { ProjectRequest } from '@swipefolio/shared/contract'
import { Confirm } from '@swipefolio/shared/ui'
import { useRefreshRequests } from './use-refresh-requests'

interface DeleteRequestProps {
  /** The request in question; nothing is asked without. */
  request: ProjectRequest | undefined
  onDone: () => void
}

/** Asks before a project request and its links are deleted. */
export const DeleteRequest = ({ request, onDone }: DeleteRequestProps) => {
  const refresh = useRefreshRequests()
  const removal = useMutation({
    mutationFn: (id: number) => projectRequests.remove(id),
    onSuccess: async () => {
      await refresh()
      onDone()
    },
  })
  const handleCancel = () => {
    removal.reset()
    onDone()
  }

  return (
    <Confirm
      isOpen={request !== undefined}
      question="Are you sure you want to delete this project request?"
      confirmLabel="Delete"
      isPending={removal.isPending}
      error={
        removal.error ? errorMessage(removal.error, 'Failed to delete project request') : undefined
      }
      onConfirm={() => request && removal.mutate(request.id)}
      onCancel={handleCancel}
    />
  )
}
