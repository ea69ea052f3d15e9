import { projects, useQuery } from '@swipefolio/shared/api'
import { useEffect } from 'react'

/** All technologies; empty when loading fails, which is only logged. */
export function useTechnologyList() {
  const { data = [], error } = useQuery(projects.technologyList())
  useEffect(() => {
    if (error) console.debug('Technologies could not be loaded', error)
  }, [error])
  return data
}
