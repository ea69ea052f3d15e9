import { t } from '@swipefolio/shared/i18n'
import { useLocation } from '@swipefolio/shared/router'
import { Button } from '@swipefolio/shared/ui'
import { useEffect, useState } from 'react'
import { useIsUpdateReady } from '../remotes/adopt-registry'
import { reportLeft } from '../remotes/health'
import { checkOnNavigation } from '../remotes/latest-registry'
import { useSubstitutedApps } from '../remotes/releases-in-tab'
import { NoticeStrip } from './notice-strip'

/** Offers a reload for new releases that cannot be adopted in place, and shows when a previous release runs as a fallback. */
export const UpdateOffer = () => {
  const { pathname } = useLocation()
  const isReady = useIsUpdateReady()
  const substituted = useSubstitutedApps()
  const [dismissed, setDismissed] = useState('')
  useEffect(() => {
    checkOnNavigation()
    // The screens of the page before are not awaited any more.
    return () => reportLeft()
  }, [pathname])

  return (
    <div role="status">
      {isReady && (
        <NoticeStrip text={t('A new version is ready')}>
          <Button variant="quiet" size="small" onClick={() => location.reload()}>
            {t('Update')}
          </Button>
        </NoticeStrip>
      )}
      {!isReady && substituted !== dismissed && substituted !== '' && (
        <NoticeStrip
          text={t(
            'Part of this page runs in its previous version, because the newest one did not start.',
          )}
        >
          <Button variant="quiet" size="small" onClick={() => setDismissed(substituted)}>
            {t('Dismiss')}
          </Button>
        </NoticeStrip>
      )}
    </div>
  )
}
