import { projects, useInfiniteQuery, useQuery } from '@swipefolio/shared/api'

/** One project of one's own: of the list as far as that is read, else of all of them. */
export function useOwnProject(id: number | null) {
  const list = useInfiniteQuery(projects.list())
  const isIn = list.data?.find((project) => project.id === id)
  const isFurtherDown = id !== null && !isIn && list.hasNextPage
  const whole = useQuery({ ...projects.all(), enabled: isFurtherDown })
  return {
    project: isIn ?? (isFurtherDown ? whole.data?.find((project) => project.id === id) : undefined),
    /** Answers once it is known whether there is such a project. */
    query: isFurtherDown ? whole : list,
  }
}
