/** An upstream server failed (502) or exceeded the deadline (504). The caller learns no more than the status. */
export class UpstreamFailure extends Error {
  constructor(
    readonly status: 502 | 504,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'UpstreamFailure'
  }
}
