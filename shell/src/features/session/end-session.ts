import { ApiError, auth } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'
import { toast } from '@swipefolio/shared/ui'

const longestDelay = 60_000

/**
 * Ends a session on the server. While the server cannot be reached the attempt is repeated with exponential back-off;
 * the token is kept only in memory.
 */
export async function endSession(token: string): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      await auth.logout(token)
      if (failures > 0) toast.success(t('The server has ended your session, too.'))
      return
    } catch (error) {
      console.debug('The session could not be ended on the server', error)
      if (error instanceof ApiError && error.code === 'unauthenticated') return
      if (failures === 0) {
        toast.error(
          t(
            'You are logged out on this device, but the server could not be told. Keep this page open: it is told as soon as possible.',
          ),
        )
      }
      await nextAttempt(2000 * 2 ** failures)
    }
  }
}

/** Waits for the back-off, or until the network is back. */
const nextAttempt = (delay: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, Math.min(delay, longestDelay))
    window.addEventListener('online', resolve, { once: true })
  })
