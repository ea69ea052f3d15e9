import { paths, type ProjectRequest } from '@swipefolio/shared/contract'
import { copyText } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'

/** Opens the device's own sharing, or else copies the address of the request. */
export async function shareRequest({ id, title }: Pick<ProjectRequest, 'id' | 'title'>) {
  const url = new URL(paths.projectRequest(id), window.location.origin).href
  if (!(await isShared({ title, url }))) {
    await copyText(
      url,
      t('Link copied'),
      t('Failed to copy the link. Open the request and copy its address.'),
    )
  }
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
