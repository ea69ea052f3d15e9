import { home, profile, projects, useQueryClient } from '@swipefolio/shared/api'

/** Invalidates the list, the statistics and the next step after a change. */
export function useReloadProjects() {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries(projects.list()),
      queryClient.invalidateQueries(profile.jobSeekerStats()),
      queryClient.invalidateQueries(home.jobSeeker()),
    ])
  }
}
