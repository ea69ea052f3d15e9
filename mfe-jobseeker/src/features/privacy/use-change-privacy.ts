import { privacy, useMutation, useQueryClient } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'

/** Updates the given privacy settings, and caches the server's response. */
export function useChangePrivacy() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: privacy.update,
    onSuccess: (changed) => queryClient.setQueryData(privacy.own().queryKey, changed),
  })
}

export const changeFailed = t('Failed to update your privacy settings')
