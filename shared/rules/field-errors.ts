/** One sentence per invalid field, in the order in which the fields are checked. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

type Check<Field extends string> = [field: Field, message: string | false | undefined]

/** Keeps the first sentence of each field, in the order given. */
export function collectErrors<Field extends string>(checks: Check<Field>[]): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const [field, message] of checks) {
    if (message && !errors[field]) errors[field] = message
  }
  return errors
}

/** The first sentence in the order of checking, if any. */
export function firstError(errors: FieldErrors): string | undefined {
  return Object.values(errors)[0]
}
