import { useNavigationGuard } from '@swipefolio/shared/router'

/** Back closes what is in front, and leaves the page below it. */
export const ClosedByBack = ({ onBack }: { onBack: () => void }) => {
  useNavigationGuard((_resume, path) => {
    if (path !== undefined) return false
    onBack()
    return true
  })
  return null
}
