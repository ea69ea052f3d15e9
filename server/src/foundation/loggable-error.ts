import { isNativeError } from 'node:util/types'

const addresses = /(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g

/**
 * The part of an error that may be logged. Errors of the database and of mail servers carry rows and recipients beside
 * their message.
 */
export function loggableError(error: unknown): object {
  if (!isNativeError(error)) return { type: typeof error }
  const { name, message, stack, cause } = error
  return {
    type: name,
    code: 'code' in error ? error.code : undefined,
    message: message.replace(addresses, '(address)'),
    stack: stack?.replace(addresses, '(address)'),
    ...(cause !== undefined && { cause: loggableError(cause) }),
  }
}
