import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  useWatch,
} from 'react-hook-form'
import { ApiError, isMissing } from '../api'
import { t } from '../i18n'
import { translated } from '../i18n/catalogue'
import { toast } from '../ui'
import { useFormDraft } from './use-form-draft'
import { useLeaveAlert } from './use-leave-alert'
import { countOf } from './character-count'
import { submitFailure } from './submit-failure'
import type { SubmitErrors, SubmitFormOf, SubmitFormOptions } from './submit-form'
import { useShown } from './use-shown'
import { useUnsaved } from './use-unsaved'

/**
 * react-hook-form with the product's own error sentences: an error is cleared when its field is edited, a failed submit
 * keeps the input, and a second submit is ignored while the first is pending.
 */
export const useSubmitForm = <Values extends FieldValues>({
  defaultValues,
  validate,
  prepare,
  readStored,
  onSubmit,
  onStored,
  fallbackError,
  refusals = {},
  connectionError,
  draftKey,
  asksBeforeLeaving = false,
  beside,
  complete,
}: SubmitFormOptions<Values>): SubmitFormOf<Values> => {
  const draft = useFormDraft(draftKey)
  const isSubmitting = useRef(false)
  const registered = useRef(new Set<string>())
  const { isShown, trackShown } = useShown()
  const [failedValidations, setFailedValidations] = useState(0)
  const [latest, setLatest] = useState<Values | null>()
  const {
    register,
    formState,
    setError,
    clearErrors,
    control,
    getValues,
    setValue,
    reset,
    ...form
  } = useForm<Values>({
    defaultValues: { ...defaultValues, ...draft.found?.values } as DefaultValues<Values>,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })

  const errorOf = (name: string) => {
    const error: unknown = formState.errors[name]?.message
    return typeof error === 'string' ? error : undefined
  }

  const current = useWatch({ control }) as Values
  const watched = <Name extends Path<Values>>(name: Name): PathValue<Values, Name> => current[name]

  const { isChanged, isKept, unsaved, resetTo, mergeOver, isUncertain, ...attempts } = useUnsaved({
    defaultValues: latest ?? defaultValues,
    isGone: latest === null,
    asksBeforeLeaving,
    current,
    draft,
    beside,
    isSubmitting,
    isPending: formState.isSubmitting,
    reset,
    getValues,
    setValue: (name, value) => setValue(name as Path<Values>, value as never),
  })
  useLeaveAlert(asksBeforeLeaving && isChanged, isKept)

  const clearErrorsOf = (name: Path<Values>) => {
    clearErrors(name)
    clearErrors('root')
  }

  const showErrors = (errors: SubmitErrors) => {
    for (const [name, message] of Object.entries(errors)) {
      if (Object.hasOwn(defaultValues, name)) setError(name as Path<Values>, { message })
      else setError('root', { type: name, message })
    }
    setFailedValidations((count) => count + 1)
  }

  const completeField = (name: Path<Values>) => {
    const typed: unknown = getValues(name)
    const completed = typeof typed === 'string' ? complete?.[name]?.(typed) : undefined
    if (completed !== undefined && completed !== typed) {
      setValue(name, completed as PathValue<Values, Path<Values>>)
    }
  }

  const submit = form.handleSubmit(async (values) => {
    const { notice, ...wrong } = validate?.(values) ?? {}
    const errors = notice && !isUncertain() ? { ...wrong, notice } : wrong
    if (Object.values(errors).some(Boolean)) return showErrors(errors)
    let submitted: Values | undefined
    try {
      await prepare?.(values)
      const stored = await readStored?.().catch(() => undefined)
      const merged = stored ? mergeOver(stored, values) : values
      if (!merged) {
        setLatest(stored)
        if (!isShown()) toast.error(changedElsewhere)
        return showErrors({ form: changedElsewhere })
      }
      submitted = merged
      await onSubmit(merged, attempts.beginAttempt(merged, values))
      if (attempts.confirmAttempt()) onStored?.()
      else if (draftKey || asksBeforeLeaving) toast.info(typedSince)
    } catch (error) {
      if (isMissing(error)) setLatest(null)
      const isRefused = error instanceof ApiError && error.status < 500
      if (submitted && isRefused) attempts.endAttempt(submitted)
      const failure = submitFailure(error, {
        fallbackError,
        connectionError,
        refusals,
        isKept: isShown() || isKept,
      })
      showErrors(failure)
      // Its end is told where one logs in.
      const isOfSession = error instanceof ApiError && error.status === 401
      if (!isShown() && !isOfSession) toast.error(Object.values(failure).join(' '))
    }
  })

  const rootError = formState.errors.root
  const rootSentence = rootError?.message && translated(rootError.message)
  const isNotice = rootError?.type === 'notice'

  return {
    failedValidations,
    field: (name, limit) => {
      const registration = register(name, { onChange: () => clearErrorsOf(name) })
      return {
        name,
        error: errorOf(name),
        count: limit === undefined ? undefined : countOf(current[name], limit),
        registration: {
          ref(element) {
            // Registering sets the default value, but prerendered fields are typed into before they are hydrated.
            const typed = registered.current.has(name) ? undefined : element?.value
            registration.ref(element)
            registered.current.add(name)
            if (element && typed && !element.value) {
              setValue(name, typed as PathValue<Values, Path<Values>>)
            }
          },
          onChange: (event) => void registration.onChange(event),
          onBlur: (event) => {
            completeField(name)
            void registration.onBlur(event)
          },
        },
      }
    },
    control: (name) => ({
      name,
      value: watched(name),
      error: errorOf(name),
      onChange: (value) => {
        setValue(name, value)
        clearErrorsOf(name)
      },
    }),
    values: () => getValues(),
    watch: watched,
    setValue: (name, value) => setValue(name, value),
    reset: (values = defaultValues) => resetTo(values),
    hasDraft: draftKey !== undefined,
    asksBeforeLeaving,
    trackShown,
    unsaved,
    formError: isNotice ? undefined : rootSentence,
    formNotice: isNotice ? rootSentence : undefined,
    isPending: formState.isSubmitting,
    handleSubmit: async (event) => {
      event?.preventDefault()
      if (isSubmitting.current) return
      isSubmitting.current = true
      clearErrors()
      for (const name of Object.keys(defaultValues)) completeField(name as Path<Values>)
      await submit().finally(() => (isSubmitting.current = false))
    },
  }
}

const typedSince = t('What you changed while it was being saved is not saved yet.')
const changedElsewhere = t('Not saved yet: what you changed here was changed elsewhere, too.')
