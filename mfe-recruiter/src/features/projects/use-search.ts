import { useDebouncedValue } from '@swipefolio/shared/forms'
import { useSearchParams } from '@swipefolio/shared/router'

/** The search of a list, kept in the address: what is typed, and what is looked for. */
export function useSearch() {
  const [params, setParams] = useSearchParams()
  const text = params.get('q') ?? ''
  const search = useDebouncedValue(text.trim())

  const change = (next: string) =>
    setParams(
      (current) => {
        if (next) current.set('q', next)
        else current.delete('q')
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  return { text, search, change }
}
