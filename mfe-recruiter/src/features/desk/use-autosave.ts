import { ApiError, errorMessage, NetworkError } from '@swipefolio/shared/api'
import { formDrafts } from '@swipefolio/shared/forms'
import { t } from '@swipefolio/shared/i18n'
import { type FieldErrors, firstError } from '@swipefolio/shared/rules'
import { sessionOwner } from '@swipefolio/shared/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const debounceMilliseconds = 700
const retryMilliseconds = 5000

interface AutosaveOptions<Values> {
  /** The name of the draft. */
  name: string
  stored: Values
  check: (values: Values) => FieldErrors
  /** Stores the values and puts the answer into the cache that `stored` comes from. */
  save: (values: Values) => Promise<void>
}

const isTemporary = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.status === 429 || error.status >= 500))

/**
 * Saves what is typed, debounced. Until the server has it, it is a draft in session storage: it survives a reload, and is sent
 * again when the network is back.
 */
export function useAutosave<Values extends object>({
  name,
  stored,
  check,
  save,
}: AutosaveOptions<Values>) {
  const [owner] = useState(sessionOwner)
  const [draft, setDraft] = useState(
    () => formDrafts.find(owner, name)?.values as Values | undefined,
  )
  const [status, setStatus] = useState<'idle' | 'saving' | 'saved' | 'waiting' | 'refused'>('idle')
  const [failure, setFailure] = useState<unknown>()
  const latest = useRef(draft)
  const isSaving = useRef(false)
  const isShown = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const errors = check(draft ?? stored)

  function keep(values: Values | undefined) {
    latest.current = values
    setDraft(values)
    const kept = values && JSON.stringify({ values, base: '' })
    formDrafts.keep(owner, name, kept ?? null)
  }

  const saveAfter = (milliseconds: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void saveNow(), milliseconds)
  }

  async function saveNow() {
    clearTimeout(timer.current)
    const values = latest.current
    if (!values || isSaving.current || firstError(check(values))) return
    isSaving.current = true
    setStatus('saving')
    try {
      await save(values)
      setFailure(undefined)
      setStatus('saved')
      if (latest.current === values) keep(undefined)
      else saveAfter(0)
    } catch (error) {
      setFailure(error)
      setStatus(isTemporary(error) ? 'waiting' : 'refused')
      // What is left is a draft, which is sent when its field is shown again: a retry would come after what is typed there.
      if (isTemporary(error) && isShown.current) saveAfter(retryMilliseconds)
    } finally {
      isSaving.current = false
    }
  }

  const saveRest = useEffectEvent(() => void saveNow())
  useEffect(() => {
    isShown.current = true
    saveRest()
    const handle = () => saveRest()
    window.addEventListener('online', handle)
    document.addEventListener('visibilitychange', handle)
    return () => {
      window.removeEventListener('online', handle)
      document.removeEventListener('visibilitychange', handle)
      isShown.current = false
      handle()
    }
  }, [])

  return {
    values: draft ?? stored,
    isChanged: draft !== undefined,
    errors,
    status,
    failure,
    /** What the server says of a refused value. */
    refusal: status === 'refused' ? errorMessage(failure, t('Not saved')) : undefined,
    change(values: Values) {
      keep(values)
      setStatus('idle')
      saveAfter(debounceMilliseconds)
    },
    saveNow,
    /** Forgets what was typed and shows what is stored. */
    discard() {
      clearTimeout(timer.current)
      keep(undefined)
      setStatus('idle')
    },
  }
}
