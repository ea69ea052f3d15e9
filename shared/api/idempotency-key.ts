/** A random key, by which the server knows a retry. `crypto.randomUUID` is missing on pages without TLS. */
export const newIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
