import type { Call } from '@swipefolio/shared/contract'
import type { JsonSchema, Parameter } from './document'
import { describeSchema } from './schemas'

/** A parameter's schema in the contract: `means` is narrower than the check. */
interface ParameterSchema extends JsonSchema {
  description?: string
  means?: JsonSchema
  isNeeded?: true
}

export const describeParameters = ({ params, query }: Call): Parameter[] => [
  ...propertiesOf(params).map((property) => describe('path', ...property)),
  ...propertiesOf(query).map((property) => describe('query', ...property)),
]

const propertiesOf = ({ properties = {} }: JsonSchema = {}) =>
  Object.entries<ParameterSchema>(properties)

const describe = (place: Parameter['in'], name: string, schema: ParameterSchema): Parameter => ({
  name,
  in: place,
  required: place === 'path' || schema.isNeeded === true,
  description: schema.description ?? '',
  schema: describeSchema(schema.means ?? schema),
})
