/** A refused move or publication; `status` is the HTTP status. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 422,
    message: string,
  ) {
    super(message)
  }
}
