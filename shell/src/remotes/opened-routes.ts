const storageKey = 'openedRoutes'
const limit = 4

/** The paths of the routes that this browser opened last, the latest first; no parameters. Nothing where storage is refused. */
export const openedRoutes = {
  list(): string[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
      return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : []
    } catch {
      return []
    }
  },
  add(path: string) {
    const others = openedRoutes.list().filter((other) => other !== path)
    try {
      localStorage.setItem(storageKey, JSON.stringify([path, ...others].slice(0, limit)))
    } catch {
      console.debug('The opened routes could not be stored')
    }
  },
}
