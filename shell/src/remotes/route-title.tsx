import { useDocumentTitle } from '@swipefolio/shared/ui'

/** Sets the route's default title. Mounted before the screen, so that the screen's own title wins. */
export const RouteTitle = ({ title }: { title: string }) => {
  useDocumentTitle(title)
  return null
}
