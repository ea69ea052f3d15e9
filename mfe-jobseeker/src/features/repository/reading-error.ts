import { errorMessage } from '@swipefolio/shared/api'
import { t } from '@swipefolio/shared/i18n'

/** Why GitHub was not read, and what to do without it. */
export const readingError = (error: Error | null) =>
  error &&
  errorMessage(
    error,
    t('GitHub cannot be read right now. Fill in the form yourself, or try again later.'),
  )
