import { useLocation, useNavigate, useSearchParams } from '@swipefolio/shared/router'
import { useCallback } from 'react'

const openedHere = { isOpenedHere: true }

/** The id of the open item, kept in the URL parameter `name`, so that links, reload and Back work. */
export function useOpenedId(name: 'project' | 'links' | 'edit') {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Partial<typeof openedHere> | null }
  const id = search.get(name)

  const open = useCallback(
    (openedId: number) =>
      setSearch(
        (current) => {
          current.set(name, String(openedId))
          return current
        },
        { state: openedHere, preventScrollReset: true },
      ),
    [name, setSearch],
  )

  const forget = () =>
    setSearch(
      (current) => {
        current.delete(name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  /** Removes the history entry that opening has added. */
  const close = () => {
    if (state?.isOpenedHere) void navigate(-1)
    else forget()
  }

  return { openedId: id ? Number(id) : undefined, open, close }
}
