import { useSearchParams } from '@swipefolio/shared/router'

const parameter = 'new'

/** Whether the URL asks for the form of a new request, and a function that removes it from the URL. */
export function useAskedForm() {
  const [search, setSearch] = useSearchParams()
  const isAsked = search.has(parameter)
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
  return [isAsked, forget] as const
}
