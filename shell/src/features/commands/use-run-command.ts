import { t } from '@swipefolio/shared/i18n'
import { useLocation } from '@swipefolio/shared/router'
import { toast } from '@swipefolio/shared/ui'
import { focusHeading } from '../focus/focus-heading'
import { useAwaitedNavigate } from '../navigation/use-awaited-navigate'
import type { Offer } from './offered-commands'
import { sendAct } from './send-act'

/** Does what a command says. The focus follows to the title, also when only the query of the address changes. */
export function useRunCommand() {
  const navigate = useAwaitedNavigate()
  const { pathname } = useLocation()
  return async ({ label, target }: Pick<Offer, 'label' | 'target'>) => {
    if ('act' in target) {
      const isSent = await sendAct(target)
      if (!isSent) toast.error(t('{label} is not available right now.', { label }))
      return
    }
    await navigate(target.path)
    const isSamePage = new URL(target.path, location.origin).pathname === pathname
    if (isSamePage && !document.querySelector('[role$="dialog"]:not([data-covers-page])')) {
      focusHeading(document.querySelector('main'))
    }
  }
}
