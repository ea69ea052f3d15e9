/** Another server that we need failed us (502) or took too long (504). Whoever called us is told no more than that. */
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
