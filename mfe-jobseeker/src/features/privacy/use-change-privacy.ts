import { privacy, useMutation, useQueryClient } from '@swipefolio/shared/api'

/** Changes what is given, and shows at once what the server made of it. */
export function useChangePrivacy() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: privacy.update,
    onSuccess: (changed) => queryClient.setQueryData(privacy.own().queryKey, changed),
  })
}

export const changeFailed = 'Failed to update your privacy settings'
