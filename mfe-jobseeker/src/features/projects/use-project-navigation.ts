import { useSearchParams } from '@swipefolio/shared/router'

const asId = (text: string | null) => (text === null ? null : Number(text))

/** The navigation state of 'My Projects', kept in the URL: the open project and the open form. */
export function useProjectNavigation() {
  const [search, setSearch] = useSearchParams()

  const change = (changes: Record<string, string | null>, options?: { replace: boolean }) =>
    setSearch((current) => {
      const next = new URLSearchParams(current)
      next.set('section', 'projects')
      for (const [key, value] of Object.entries(changes)) {
        if (value === null) next.delete(key)
        else next.set(key, value)
      }
      return next
    }, options)

  return {
    openId: asId(search.get('project')),
    editedId: asId(search.get('edit')),
    isAdding: search.has('add'),
    isPreviewed: search.has('preview'),
    open: (id: number) => change({ project: String(id) }),
    backToList: () => change({ project: null, preview: null }),
    preview: (isShown: boolean) =>
      change({ preview: isShown ? 'true' : null }, { replace: !isShown }),
    add: () => change({ add: 'true' }),
    edit: (id: number) => change({ edit: String(id) }),
    closeForm: () => change({ add: null, edit: null }, { replace: true }),
  }
}
