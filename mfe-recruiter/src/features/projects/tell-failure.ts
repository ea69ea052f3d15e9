import { errorMessage, NetworkError } from '@swipefolio/shared/api'
import { toast } from '@swipefolio/shared/ui'

/** Shows why a decision failed. Without a network the frame says so, and the project is back where it was. */
export function tellFailure(error: unknown, fallback: string): void {
  if (error instanceof NetworkError && !navigator.onLine) return
  toast.error(errorMessage(error, fallback))
}
