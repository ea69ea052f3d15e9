import { fetchFresh, privacy, showChange, useMutation } from '@swipefolio/shared/api'
import type { Privacy } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'

/** One after the other, so that each begins with what the one before has stored. */
export const privacyScope = { id: 'privacy' }

/** Updates privacy settings by what is stored now, which another device may have changed, and caches the server's response. */
export function useChangePrivacy() {
  return useMutation({
    scope: privacyScope,
    mutationFn: async (change: (stored: Privacy) => Partial<Privacy>) =>
      privacy.update(change(await fetchFresh(privacy.own()))),
    onSuccess: (changed) => showChange(privacy.own().queryKey, changed),
  })
}

export const changeFailed = t('Failed to update your privacy settings')
