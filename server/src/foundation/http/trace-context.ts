import type { FastifyRequest } from 'fastify'

interface TraceContext {
  traceId: string
  /** The span that made the call. */
  spanId: string
  flags: number
}

// Version 00 ends after the flags; later ones may append fields.
const pattern =
  /^(?!ff|00.{54})[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/

/** Reads the header `traceparent` (W3C Trace Context); nothing when it is missing or malformed. */
export function readTraceparent(header: unknown): TraceContext | undefined {
  const [, traceId, spanId, flags] = (typeof header === 'string' && pattern.exec(header)) || []
  if (!traceId || !spanId || !flags) return undefined
  return { traceId, spanId, flags: Number.parseInt(flags, 16) }
}

/** What every log line about a request begins with. */
export const requestFields = ({ id, headers, person, span }: FastifyRequest) => ({
  reqId: id,
  traceId: span?.traceId ?? readTraceparent(headers.traceparent)?.traceId,
  accountId: person?.id,
})
