import { ApiError } from '../http/errors'
import { UpstreamFailure } from './upstream-failure'

interface Deadline {
  milliseconds: number
  /** Ends the work before the deadline. */
  signal: AbortSignal
}

/** Runs requests to other servers until the deadline. Throws their failures as `UpstreamFailure`. */
export async function withDeadline<T>(
  { milliseconds, signal: outer }: Deadline,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(milliseconds)))
  try {
    return await work(AbortSignal.any([outer, timeout]))
  } catch (error) {
    if (outer.aborted) throw outer.reason
    if (timeout.aborted) {
      throw new UpstreamFailure(504, `There was no response within ${milliseconds} ms`)
    }
    if (error instanceof UpstreamFailure || error instanceof ApiError) throw error
    throw new UpstreamFailure(502, 'Another server could not be reached or understood', {
      cause: error,
    })
  }
}
