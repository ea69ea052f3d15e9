import { privacy, showChange, useMutation } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'

/** Updates the given privacy settings, and caches the server's response. */
export function useChangePrivacy() {
  return useMutation({
    mutationFn: privacy.update,
    onSuccess: (changed) => showChange(privacy.own().queryKey, changed),
  })
}

export const changeFailed = t('Failed to update your privacy settings')
