import { useNavigationGuard } from '../../router'

/** While it is there, Back calls `onBack` in place of leaving the page. */
export const ClosedByBack = ({ onBack }: { onBack: () => void }) => {
  useNavigationGuard((_resume, path) => {
    if (path !== undefined) return false
    onBack()
    return true
  })
  return null
}
