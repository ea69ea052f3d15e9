import { useEffect } from 'react'

/** Names the page in the browser: `FAQ · Swipefolio`. */
export const useDocumentTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} · Swipefolio`
  }, [title])
}
