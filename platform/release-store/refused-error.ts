/** A move or a publication that is not done; `status` is what HTTP answers. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 422,
    message: string,
  ) {
    super(message)
  }
}
