/** The fields that screens read without a check, with the values that replace missing or odd ones. */
export interface Shape {
  [field: string]: string | number | boolean | Shape | [Shape | string | number] | Nullable
}

/** An object that may be null. */
export class Nullable {
  constructor(readonly shape: Shape) {}
}

export type Row = Record<string, unknown>

export const isObject = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const rowsOf = (shape: Shape, rows: unknown[]) =>
  rows.filter(isObject).map((row) => complete(shape, row))

const itemsOf = (item: Shape | string | number, values: unknown[]) =>
  typeof item === 'object'
    ? rowsOf(item, values)
    : values.filter((value) => typeof value === typeof item)

export const complete = (shape: Shape, row: Row): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(shape).map(([field, fallback]) => [field, valueOr(fallback, row[field])]),
  ),
})

function valueOr(fallback: Shape[string], value: unknown): unknown {
  if (Array.isArray(fallback)) return itemsOf(fallback[0], Array.isArray(value) ? value : [])
  if (fallback instanceof Nullable) return isObject(value) ? complete(fallback.shape, value) : null
  if (isObject(fallback)) return complete(fallback, isObject(value) ? value : {})
  return typeof value === typeof fallback ? value : fallback
}
