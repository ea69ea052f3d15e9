import { useEffect } from 'react'

/** Sets the document title: `FAQ · Swipefolio`. */
export const useDocumentTitle = (title: string) => {
  useEffect(() => {
    document.title = `${title} · Swipefolio`
  }, [title])
}
