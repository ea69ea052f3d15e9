import { useSearchParams } from '@swipefolio/shared/router'

/** What is open stands in the address under `name`, so that links lead there and reload and Back work. */
export function useOpenedId(name: 'project' | 'links') {
  const [search, setSearch] = useSearchParams()
  const id = search.get(name)

  const change = (write: (search: URLSearchParams) => void, replace: boolean) =>
    setSearch(
      (current) => {
        write(current)
        return current
      },
      { replace, preventScrollReset: true },
    )

  return {
    openedId: id ? Number(id) : undefined,
    open: (openedId: number) => change((params) => params.set(name, String(openedId)), false),
    close: () => change((params) => params.delete(name), true),
  }
}
