import { profile, projects, useQueryClient } from '@swipefolio/shared/api'

/** Invalidates the list and the statistics after a change. */
export function useReloadProjects() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries(projects.list()),
      queryClient.invalidateQueries(profile.jobSeekerStats()),
    ])
  }
}
