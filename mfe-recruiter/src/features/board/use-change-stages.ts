import { contacts, queryClient, showChange, useMutation } from '@swipefolio/shared/api'
import type { ContactStage } from '@swipefolio/shared/contract'

interface ChangeOptions {
  onError?: (error: Error) => void
}

/** Changes the recruiter's stages, one change after the other, so that the last answer is the newest. */
export const useChangeStages = <Change>(
  send: (change: Change) => Promise<ContactStage[]>,
  { onError }: ChangeOptions = {},
) =>
  useMutation({
    scope: { id: 'contact-stages' },
    mutationFn: send,
    onSuccess(answer) {
      showChange(contacts.stages().queryKey, answer)
      void queryClient.invalidateQueries({ queryKey: contacts.columnKey })
    },
    onError(error) {
      onError?.(error)
      return queryClient.invalidateQueries({ queryKey: contacts.stages().queryKey })
    },
  })
