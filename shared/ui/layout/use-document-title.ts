import { useEffect } from 'react'

let unread = 0

const show = (title: string) => {
  document.title = unread > 0 ? `(${unread}) ${title}` : title
}

/** Sets the document title: `FAQ · Swipefolio`. */
export const useDocumentTitle = (title: string) => {
  useEffect(() => show(`${title} · Swipefolio`), [title])
}

/** Shows the number of unread messages in the document title, `(3) FAQ · Swipefolio`, and on the icon of the installed app. */
export function showUnread(count: number): void {
  const title = document.title.replace(/^\(\d+\) /, '')
  unread = count
  show(title)
  // Only secure pages have badges; a browser may refuse them, or show them for installed apps alone.
  if (!('setAppBadge' in navigator)) return
  navigator.setAppBadge(count).catch((error: unknown) => {
    console.debug('The badge of the app could not be set', error)
  })
}
