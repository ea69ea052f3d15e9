import { profile, projectRequests, useQueryClient } from '@swipefolio/shared/api'

/** Reloads what shows project requests after one of them changed. */
export function useRefreshRequests() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [projectRequests.own().queryKey, projectRequests.key, profile.recruiterStats().queryKey].map(
        (queryKey) => queryClient.invalidateQueries({ queryKey }),
      ),
    )
}
