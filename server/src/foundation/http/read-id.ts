/** The id in a body; 0, which nothing has, when there is none or it cannot be one. */
export const readId = (id: number | undefined) =>
  id !== undefined && Number.isSafeInteger(id) ? id : 0
