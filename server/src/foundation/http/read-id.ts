/** The id in a body, or 0 (which no row has) when it is missing or malformed. */
export const readId = (id: number | undefined) =>
  id !== undefined && Number.isSafeInteger(id) ? id : 0
