/** Accessors for parsed data of any form: what is not of the expected form is absent. */
export const asObject = (value: unknown) =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as Record<
    string,
    unknown
  >

export const asText = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : '')

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const keysOf = (value: unknown) => Object.keys(asObject(value))

/** The result of a parser, or undefined when it refuses the text. */
export function attempt<T>(parse: () => T): T | undefined {
  try {
    return parse()
  } catch {
    return undefined
  }
}
