import { useDebouncedValue } from '@swipefolio/shared/forms'
import { useSearchParams } from '@swipefolio/shared/router'

/** The search of a list, kept in the address: what is typed, and what is looked for. */
export function useSearch() {
  const [params, setParams] = useSearchParams()
  const text = params.get('q') ?? ''
  const search = useDebouncedValue(text.trim())

  /** Sets a parameter of the address, or removes it when empty. */
  const changeParameter = (name: string, value: string) =>
    setParams(
      (current) => {
        if (value) current.set(name, value)
        else current.delete(name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  const change = (next: string) => changeParameter('q', next)

  return { text, search, change, params, changeParameter }
}
