import { useNavigationGuard } from './use-navigation-guard'

/** While it is there, Back calls `onBack` in place of leaving the page. */
export const ClosedByBack = ({ onBack }: { onBack: () => void }) => {
  useNavigationGuard((_resume, _path, isOfBrowser = false) => {
    if (isOfBrowser) onBack()
    return isOfBrowser
  }, true)
  return null
}
