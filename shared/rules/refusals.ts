import type { Translatable } from '../i18n/msg'
import { collectErrors, type FieldErrors } from './field-errors'

/** Keeps the first sentence of each field, in the order given. Every sentence is in the catalogues. */
export const collectRefusals: <Field extends string>(
  checks: [field: Field, sentence: Translatable | false | undefined][],
) => FieldErrors<Field> = collectErrors
