import Type from 'typebox'
import { optionalParameter } from './parameters'

/** The longest idempotency key. */
export const idempotencyKeyLength = 100

/** Of a call that creates something, for a client that did not receive its answer. */
export const IdempotentHeaders = Type.Object({
  'Idempotency-Key': optionalParameter(
    'A random text that the client makes for what it creates, and sends again with each retry. The first call with a key stores the body; further ones of the same account store nothing, whatever their body is, and answer what is stored, as long as it exists. What was changed since is sent to the call that updates.',
    {
      means: Type.String({ minLength: 1, maxLength: idempotencyKeyLength, pattern: '^[!-~]+$' }),
    },
  ),
})
