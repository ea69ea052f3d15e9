import { ApiError, changeErrorMessage, errorMessage, NetworkError } from '../api'
import { t } from '../i18n'

interface FailureSentences {
  fallbackError: string
  connectionError: string | undefined
  refusals: Record<string, readonly string[] | undefined>
  /** Whether the form, or its draft, still has what was typed. */
  isKept: boolean
}

const connectionFailed = t('The connection failed, and nothing that you typed is lost.')

/** The error of a failed submit, at the field that refuses it or at the form: the server's sentence, else the form's own. */
export function submitFailure(
  error: unknown,
  { fallbackError, connectionError, refusals, isKept }: FailureSentences,
): Record<string, string> {
  const refusal = error instanceof ApiError ? error.message : ''
  const field = Object.keys(refusals).find((name) => refusals[name]?.includes(refusal)) ?? 'form'
  const isReplaced = error instanceof NetworkError && connectionError
  const sentence = isReplaced
    ? errorMessage(error, connectionError)
    : changeErrorMessage(error, fallbackError, isKept ? connectionFailed : undefined)
  return { [field]: sentence }
}
