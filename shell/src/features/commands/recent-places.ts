import { storage } from '@swipefolio/shared/between-apps'

/** A page that this tab has shown. */
export interface Place {
  /** Path and query. */
  path: string
  title: string
}

const limit = 6

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  ['path', 'title'].every((field) => typeof Reflect.get(value, field) === 'string')

/** The pages that this tab has shown last, the latest first, one for each title. They are removed when the session ends. */
export const recentPlaces = {
  list(): Place[] {
    try {
      const stored: unknown = JSON.parse(storage.recentPlaces.get() ?? '[]')
      return Array.isArray(stored) ? stored.filter(isPlace) : []
    } catch {
      return []
    }
  },
  add(path: string, documentTitle: string) {
    const title = documentTitle.replace(/^\(\d+\) /, '').replace(/ · Swipefolio$/, '')
    const others = recentPlaces.list().filter((other) => other.title !== title)
    storage.recentPlaces.set(JSON.stringify([{ path, title }, ...others].slice(0, limit)))
  },
}
