import { toast } from '../ui'

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(said)
  } catch {
    toast.error('Failed to copy. Please select the text and copy it.')
  }
}
