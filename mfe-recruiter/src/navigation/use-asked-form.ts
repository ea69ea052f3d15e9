import { useSearchParams } from '@swipefolio/shared/router'

const parameter = 'new'

/** Whether the URL asks for the form of a new request, and functions that put this into the URL and remove it. */
export function useAskedForm() {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.has(parameter)

  const ask = () =>
    setSearch(
      (current) => {
        current.set(parameter, 'true')
        return current
      },
      { preventScrollReset: true },
    )

  const forget = () => {
    if (!isAsked) return
    setSearch(
      (current) => {
        current.delete(parameter)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { isAsked, ask, forget }
}
