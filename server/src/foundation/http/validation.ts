import { invalidId } from '@swipefolio/shared/contract'
import { msg } from '@swipefolio/shared/i18n'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { withPlainText } from './characters'
import { ApiError, invalidInput } from './errors'

/** Validates an input without coercion and removes fields that the contract does not name; compiled at the first one. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let compiled: Validator | undefined
  return (input: unknown) => {
    const validator = (compiled ??= Compile(schema))
    const value = validator.Clean(input)
    if (!validator.Check(value)) {
      return { error: invalidInput(sentence(validator.Errors(value)[0])) }
    }
    try {
      return { value: withPlainText(value) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A malformed path parameter names nothing that exists.
      return { error: httpPart === 'params' ? invalidInput(invalidId) : error }
    }
  }
}

type Validator = ReturnType<typeof Compile<TSchema>>

type Fault = ReturnType<Validator['Errors']>[number]

const sentence = (fault: Fault | undefined) => {
  const field = fault?.keyword === 'required' ? fault.params.requiredProperties[0] : lastName(fault)
  return field
    ? msg('The field {field} is missing or not valid', { field })
    : msg('The request is not valid')
}

const lastName = (fault: Fault | undefined) =>
  fault?.instancePath
    .split('/')
    .filter((part) => part && !/^\d+$/.test(part))
    .at(-1)
