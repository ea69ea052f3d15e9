import type { UpstreamService } from '@swipefolio/shared/contract'

/**
 * An upstream server failed (502) or exceeded the deadline (504). The caller learns no more than the status and which
 * service it was.
 */
export class UpstreamFailure extends Error {
  service: UpstreamService | undefined

  constructor(
    readonly status: 502 | 504,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'UpstreamFailure'
  }
}

/** Names the service whose failure an error is, and rethrows it. */
export const failureOf =
  (service: UpstreamService) =>
  (error: unknown): never => {
    if (error instanceof UpstreamFailure) error.service = service
    throw error
  }
