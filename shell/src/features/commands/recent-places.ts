import { storage } from '@swipefolio/shared/between-apps'

/** The latest titles of the pages that this tab has left, by path and query, the latest page first. They are removed when the session ends. */
export function recentPlaces(): Map<string, string> {
  const places = new Map<string, string>()
  for (const line of storage.recentPlaces.get()?.split('\n') ?? []) {
    const [, path, title = ''] = /^(\/\S*) (.*)$/.exec(line) ?? []
    if (path && !places.has(path)) places.set(path, title)
  }
  return places
}
