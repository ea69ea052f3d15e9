import { errorMessage, NetworkError } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'
import { toast } from '@swipefolio/shared/ui'

const unanswered = t('The server did not answer. Try again.')

/** Shows why a decision failed; the project is back where it was. */
export function tellFailure(error: unknown, fallback: string): void {
  toast.error(errorMessage(error, error instanceof NetworkError ? unanswered : fallback))
}
