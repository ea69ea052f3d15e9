/** How long a client may take to send a request with its headers and body. */
const defaultMilliseconds = 15_000

/** The limits of the HTTP server. */
export const httpOptions = (requestMilliseconds = defaultMilliseconds) => ({
  maxHeaderSize: 64 * 1024,
  requestTimeout: requestMilliseconds,
  // Node's own deadline for headers is a minute, and it looks for late connections every half minute.
  headersTimeout: requestMilliseconds,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 72_000,
})
