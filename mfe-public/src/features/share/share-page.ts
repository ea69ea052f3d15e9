import { copyText } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'

/** Opens the device's own sharing, or else copies the address. */
export async function sharePage(title: string, path: string, failure?: string) {
  const url = new URL(path, window.location.origin).href
  if (!(await isShared({ title, url }))) await copyText(url, t('Link copied'), failure)
}

/** Whether the device's own sharing was there, and was used or cancelled. */
async function isShared(data: ShareData): Promise<boolean> {
  // Browsers without it lack the function, whatever its type says.
  if (!('share' in navigator)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
