import type { FieldValues, Path, PathValue } from 'react-hook-form'
import type { CreationAttempt } from '../api'
import type { FieldBinding } from './field-binding'
import type { StateBeside, Unsaved } from './use-unsaved'

/** One sentence per invalid field; `form` is for errors that belong to no field, and `notice` for a submit without effect. */
export type SubmitErrors = Partial<Record<string, string>>

export interface SubmitFormOptions<Values extends FieldValues> {
  defaultValues: Values
  /** Undefined or an empty object means valid. */
  validate?: (values: Values) => SubmitErrors | undefined
  /** What takes seconds and replaces nothing, as an upload: it is done before `readStored`, so that what that reads is fresh when it is submitted. */
  prepare?: (values: Values) => Promise<unknown>
  /** Reads what is stored before a submit, which then replaces only what was changed here, and asks where both were; all, if the read fails. */
  readStored?: () => Promise<Values | undefined>
  /** Its error is shown: the server's sentence, else the fallback. The attempts until the values are stored have one idempotency key. */
  onSubmit: (values: Values, attempt: CreationAttempt) => Promise<unknown> | void
  /** Closes the dialog of the form: called once all that the fields show is stored, and not while something was typed after the submit. */
  onStored?: () => void
  fallbackError: string
  /** Sentences of the server that are shown at a field. */
  refusals?: Partial<Record<Path<Values>, readonly string[]>>
  /** Shown when the server cannot be reached, instead of the fallback with a sentence about the connection. */
  connectionError?: string
  /**
   * Names the draft that keeps the values until they are submitted or discarded; in a dialog the form then asks before
   * it closes. Values whose name has 'password' in it are not kept.
   */
  draftKey?: string
  /** Asks before the page is left, also for passwords, which are in no draft. */
  asksBeforeLeaving?: boolean
  beside?: StateBeside
  /** Completes what was typed into a field, when it is left and before it is submitted. */
  complete?: Partial<Record<Path<Values>, (text: string) => string>>
}

/** What a `Form` needs of a form, whatever its values are. */
export interface SubmitForm {
  /** How often `validate` has failed; each time the first invalid field is focused. */
  failedValidations: number
  formError: string | undefined
  isPending: boolean
  handleSubmit: (event?: { preventDefault: () => void }) => Promise<void>
  hasDraft: boolean
  asksBeforeLeaving: boolean
  /** An effect of what shows the form: an error that arrives when nothing does is a toast. */
  trackShown?: () => () => void
  unsaved: Unsaved
}

/** A form and its fields. */
export interface SubmitFormOf<Values extends FieldValues> extends SubmitForm {
  /** Why the last submit had no effect, which is no error. Not shown by `Form`. */
  formNotice: string | undefined
  /** `limit` is the number of characters that the rules accept; near it, they are counted. */
  field: (name: Path<Values>, limit?: number) => FieldBinding
  /** For a field without an input element of its own. */
  control: <Name extends Path<Values>>(
    name: Name,
  ) => {
    name: Name
    value: PathValue<Values, Name>
    error: string | undefined
    onChange: (value: PathValue<Values, Name>) => void
  }
  values: () => Values
  watch: <Name extends Path<Values>>(name: Name) => PathValue<Values, Name>
  setValue: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => void
  reset: (values?: Values) => void
}
