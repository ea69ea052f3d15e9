import { storage } from '@swipefolio/shared/between-apps'

/** A page that this tab has shown. */
export interface Place {
  /** Path and query. */
  path: string
  title: string
}

const mostShown = 6

/** The pages that this tab has left last, the latest first, one for each title. They are removed when the session ends. */
export function recentPlaces(): Place[] {
  const places = new Map<string, Place>()
  for (const line of storage.recentPlaces.get()?.split('\n') ?? []) {
    const [, path, documentTitle = ''] = /^(\/\S*) (.*)$/.exec(line) ?? []
    const title = documentTitle.replace(/^\(\d+\) /, '').replace(/ · Swipefolio$/, '')
    if (path && !places.has(title)) places.set(title, { path, title })
  }
  return [...places.values()].slice(0, mostShown)
}
