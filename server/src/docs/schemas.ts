import * as contract from '@swipefolio/shared/contract'
import type { JsonSchema } from './document'

const isNamed = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  ('anyOf' in value || ('type' in value && value.type === 'object'))

/** The contract's exported objects and unions, by which the document names them. */
const nameOf = new Map<object, string>(
  Object.entries<unknown>(contract).flatMap(([name, value]) =>
    isNamed(value) ? [[value, name]] : [],
  ),
)

/** Describes schemas of the contract as plain data: a named one becomes a component when it is first referred to. */
export function createSchemas() {
  const components: Record<string, JsonSchema> = {}

  function describe(schema: object): JsonSchema {
    const name = nameOf.get(schema)
    if (!name) return spellOut(schema)
    components[name] ??= spellOut(schema)
    return { $ref: `#/components/schemas/${name}` }
  }

  function spellOut(schema: JsonSchema): JsonSchema {
    const { type, format, minimum, maximum, required, items, anyOf, properties } = schema
    const choices = anyOf?.flatMap((one) => one.const ?? [])
    if (anyOf && choices?.length === anyOf.length) return { type: 'string', enum: choices }
    const anything = schema.patternProperties?.['^.*$']
    return {
      ...(type && { type }),
      ...(format && { format }),
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
      ...(anyOf && { anyOf: anyOf.map(describe) }),
      ...(items && { items: describe(items) }),
      ...(properties && { properties: mapValues(properties, describe) }),
      ...(required && { required: [...required] }),
      ...(anything && { additionalProperties: describe(anything) }),
    }
  }

  return { components, describe, spellOut }
}

export type Schemas = ReturnType<typeof createSchemas>

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
