import { t } from '../i18n'
import { toast } from '../ui'

/** Puts a text on the clipboard and says so; false when the browser refuses. */
export async function copyText(
  text: string,
  said: string,
  failed = t('Failed to copy. Please select the text and copy it.'),
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(said)
    return true
  } catch {
    toast.error(failed)
    return false
  }
}
