import { profile, projects, useQueryClient } from '@swipefolio/shared/api'

/** Fetches the list anew after a change; the figures of the overview follow when they are next shown. */
export function useReloadProjects() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries(projects.list()),
      queryClient.invalidateQueries(profile.jobSeekerStats()),
    ])
  }
}
