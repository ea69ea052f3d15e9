const longest = 200

/** The sentence for a person in the body of an error: plain text, not the page of a proxy. Otherwise empty. */
export const plainSentence = (contentType: unknown, body: unknown): string =>
  typeof contentType === 'string' &&
  contentType.startsWith('text/plain') &&
  typeof body === 'string' &&
  body.length <= longest
    ? body
    : ''
