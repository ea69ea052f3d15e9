import type { UpstreamService } from '@swipefolio/shared/contract'

/**
 * An upstream server failed (502) or exceeded the deadline (504). The caller learns no more than the status and which
 * service it was, or the sentence `shown`.
 */
export class UpstreamFailure extends Error {
  service: UpstreamService | undefined
  readonly shown: string | undefined

  constructor(
    readonly status: 502 | 504,
    message: string,
    { shown, ...options }: ErrorOptions & { shown?: string } = {},
  ) {
    super(message, options)
    this.shown = shown
    this.name = 'UpstreamFailure'
  }
}

/** Names the service whose failure an error is, and rethrows it. */
export const failureOf =
  (service: UpstreamService) =>
  (error: unknown): never => {
    if (error instanceof UpstreamFailure && !error.shown) error.service = service
    throw error
  }
