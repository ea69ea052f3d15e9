import { projects, useInfiniteQuery, useQuery } from '@swipefolio/shared/api'

/** One own project: from the loaded pages, or from the whole list when it may be on a later page. */
export function useOwnProject(id: number | null) {
  const list = useInfiniteQuery(projects.list())
  const loaded = list.data?.find((project) => project.id === id)
  const mayBeOnLaterPage = id !== null && !loaded && list.hasNextPage
  const all = useQuery({ ...projects.all(), enabled: mayBeOnLaterPage })
  return {
    project:
      loaded ?? (mayBeOnLaterPage ? all.data?.find((project) => project.id === id) : undefined),
    /** Has data once it is known whether the project exists. */
    query: mayBeOnLaterPage ? all : list,
  }
}
