/** Texts that the page takes from the answer to a first call of its route, before any script of an app has arrived. */
export interface Fill {
  /** The address of the call, or how it begins. */
  from: string
  /**
   * The list in the answer whose items the cards (`article`) stand for: `''` for the answer itself, `rows`, or `rows.*.project` for a
   * field of each item; or one object, the item of the first card. Without it the fields are those of the answer.
   */
  each?: string
  /**
   * Fields, separated by spaces, that the answer must have for the content to look like this skeleton, and those with a `!` that must be
   * absent or false: `done.4 !turns.0`.
   */
  when?: string
}

/**
 * Attributes of an element whose text the page's script may replace by a field of the answer, in a card by a field of the item.
 * React hydrates whatever text is there.
 */
export const fillText = (field: string, from?: string) => ({
  'data-fill': field,
  'data-fill-from': from,
  suppressHydrationWarning: true,
})

/** Attributes of an empty element that gets the generated cover of the project that its card stands for, if it has no picture. */
export const fillCover = { 'data-fill-cover': '', suppressHydrationWarning: true }
