import { useDocumentTitle } from '@swipefolio/shared/ui'

/** The route's own title; it stands before the screen, so that a screen that knows better has the last word. */
export const RouteTitle = ({ title }: { title: string }) => {
  useDocumentTitle(title)
  return null
}
