/** Where a step happens, in the words of somebody who uses the page. */
export interface Place {
  by: 'role' | 'label' | 'text'
  /** The role when `by` is role. */
  role?: string
  /** Accessible name, label or text; a string must match whole. */
  name?: string | RegExp
  /** A text that the element contains. */
  containing?: string | RegExp
  within?: Place
}

/** An element with a role, by its accessible name. */
export const role = (
  given: string,
  name?: string | RegExp,
  more: Pick<Place, 'containing' | 'within'> = {},
): Place => ({ by: 'role', role: given, name, ...more })

export const button = (name: string | RegExp, within?: Place) => role('button', name, { within })
export const link = (name: string | RegExp, within?: Place) => role('link', name, { within })
export const heading = (name?: string | RegExp, within?: Place) => role('heading', name, { within })

/** A field by its label, also where it has no role, as a password has none. */
export const field = (name: string | RegExp, within?: Place): Place => ({
  by: 'label',
  name,
  within,
})

/** An element whose own text matches. */
export const text = (name: string | RegExp, within?: Place): Place => ({ by: 'text', name, within })

/** A place as a sentence of an error has it. */
export function describe({ by, role: given, name, containing, within }: Place): string {
  const parts = [by === 'role' ? given : by, name, containing && `containing ${containing}`]
  const own = parts.filter(Boolean).join(' ')
  return within ? `${own} in ${describe(within)}` : own
}

/** JSON in which patterns survive the way into the page, where `revive` reads them. */
export const encode = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) =>
    part instanceof RegExp ? { pattern: part.source, flags: part.flags } : part,
  )
