/** The server's sentence for text in the place of an id. */
export const invalidId = 'Invalid id'
