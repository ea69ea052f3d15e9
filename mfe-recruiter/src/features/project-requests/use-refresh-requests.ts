import { profile, projectRequests, useQueryClient } from '@swipefolio/shared/api'

/** Invalidates all caches that contain project requests. */
export function useRefreshRequests() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [projectRequests.own().queryKey, projectRequests.key, profile.recruiterStats().queryKey].map(
        (queryKey) => queryClient.invalidateQueries({ queryKey }),
      ),
    )
}
