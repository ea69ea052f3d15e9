import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  useWatch,
} from 'react-hook-form'
import { errorMessage } from '../api'
import { useKeptValues } from './use-kept-values'

/** One sentence per bad field; `form` is for what belongs to no field. */
export type SubmitErrors = Partial<Record<string, string>>

export interface SubmitFormOptions<Values extends FieldValues> {
  defaultValues: Values
  /** Nothing, or nothing in it, means that all is well. */
  validate?: (values: Values) => SubmitErrors | undefined
  /** What it throws is shown: the server's sentence, else the fallback. */
  onSubmit: (values: Values) => Promise<unknown> | void
  fallbackError: string
  /** What is being written: it stands there again when the session ended as it was sent. Not for passwords. */
  keepAs?: string
}

/** What a field spreads: `<Field {...form.field('email')} label="Email" />`. */
export interface FieldBinding {
  name: string
  error?: string
  registration: {
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => void
    onChange: (event: { target: unknown; type?: unknown }) => void
    onBlur: (event: { target: unknown; type?: unknown }) => void
  }
}

/**
 * A form that says what is wrong in its own words: an error goes when its field is edited, the input stays,
 * a second submit waits for the first.
 */
export const useSubmitForm = <Values extends FieldValues>({
  defaultValues,
  validate,
  onSubmit,
  fallbackError,
  keepAs,
}: SubmitFormOptions<Values>) => {
  const kept = useKeptValues<Values>(keepAs)
  const isSubmitting = useRef(false)
  const [refusals, setRefusals] = useState(0)
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
    defaultValues: { ...defaultValues, ...kept.values } as DefaultValues<Values>,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })

  const errorOf = (name: string) => {
    const error: unknown = formState.errors[name]?.message
    return typeof error === 'string' ? error : undefined
  }

  const current = useWatch({ control }) as Values
  const watched = <Name extends Path<Values>>(name: Name): PathValue<Values, Name> => current[name]

  const forget = (name: Path<Values>) => {
    clearErrors(name)
    clearErrors('root')
  }

  const showErrors = (errors: SubmitErrors) => {
    const fields = new Set(Object.keys(defaultValues))
    for (const [name, message] of Object.entries(errors)) {
      if (fields.has(name)) setError(name as Path<Values>, { message })
      else setError('root', { message })
    }
    setRefusals((count) => count + 1)
  }

  const submit = form.handleSubmit(async (values) => {
    const errors = validate?.(values)
    if (errors && Object.values(errors).some(Boolean)) return showErrors(errors)
    try {
      await onSubmit(values)
      kept.forget()
    } catch (error) {
      kept.keepAfter(error, values)
      setError('root', { message: errorMessage(error, fallbackError) })
    }
  })

  return {
    /** How often `validate` has refused; each time the first bad field gets the focus. */
    refusals,
    field: (name: Path<Values>): FieldBinding => {
      const registration = register(name, { onChange: () => forget(name) })
      return {
        name,
        error: errorOf(name),
        registration: {
          ref: registration.ref,
          onChange: (event) => void registration.onChange(event),
          onBlur: (event) => void registration.onBlur(event),
        },
      }
    },
    control: <Name extends Path<Values>>(name: Name) => ({
      name,
      value: watched(name),
      error: errorOf(name),
      onChange: (value: PathValue<Values, Name>) => {
        setValue(name, value)
        forget(name)
      },
    }),
    values: () => getValues(),
    watch: watched,
    setValue: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) =>
      setValue(name, value),
    reset: (values: Values = defaultValues) => reset(values),
    formError: formState.errors.root?.message,
    isPending: formState.isSubmitting,
    handleSubmit: async (event?: { preventDefault: () => void }) => {
      event?.preventDefault()
      if (isSubmitting.current) return
      isSubmitting.current = true
      clearErrors()
      await submit().finally(() => {
        isSubmitting.current = false
      })
    },
  }
}

export type SubmitForm = Pick<
  ReturnType<typeof useSubmitForm>,
  'refusals' | 'formError' | 'isPending' | 'handleSubmit'
>
