import { formatMessage, type Values } from './format-message'

export const sourceLanguage = 'en'

/** A sentence of `msg`: it is in the catalogues of `shared/sentences`. */
export type Translatable = string & { readonly '~translatable': true }

/**
 * An English sentence that is translated where it is shown (`translated`), because the server sends it or a rule gives it. A literal, as with
 * `t`, but English in every language.
 */
export function msg<Message extends string>(message: Message): Message & Translatable
export function msg(message: string, values: Values): Translatable
/* @__NO_SIDE_EFFECTS__ */
export function msg(message: string, values?: Values) {
  return values ? formatMessage(message, values, sourceLanguage) : message
}
