import { ApiError } from '../http/errors'
import { UpstreamFailure } from './upstream-failure'

interface Limit {
  milliseconds: number
  /** Whoever waits may leave earlier. */
  signal: AbortSignal
}

/** Does work with other servers until its time is over; whatever goes wrong there comes out as an `UpstreamFailure`. */
export async function within<T>(
  { milliseconds, signal: outer }: Limit,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(milliseconds)))
  try {
    return await work(AbortSignal.any([outer, timeout]))
  } catch (error) {
    if (outer.aborted) throw outer.reason
    if (timeout.aborted) {
      throw new UpstreamFailure(504, `There was no answer within ${milliseconds} ms`)
    }
    if (error instanceof UpstreamFailure || error instanceof ApiError) throw error
    throw new UpstreamFailure(502, 'Another server could not be reached or understood', {
      cause: error,
    })
  }
}
