import * as contract from '@swipefolio/shared/contract'
import { maxLength } from '@swipefolio/shared/rules'
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

/** What a field holds at most wherever it is called so; the contract leaves the refusal to `shared/rules`. */
const longest: Record<string, number> = {
  ...maxLength,
  firstName: maxLength.name,
  lastName: maxLength.name,
  companyName: maxLength.name,
  currentPassword: maxLength.password,
  gitUrl: maxLength.url,
  gitHubLink: maxLength.url,
  websiteUrl: maxLength.url,
  image: maxLength.url,
}

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
    const { type, minimum, maximum, required, items, anyOf, properties } = schema
    const format = type === 'integer' ? 'int64' : schema.format
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
      ...(properties && { properties: mapValues(properties, describeField) }),
      ...(required && { required: [...required] }),
      ...(anything && { additionalProperties: describe(anything) }),
    }
  }

  function describeField(schema: object, name: string): JsonSchema {
    const described = describe(schema)
    const most = longest[name]
    return most && described.type === 'string' && !described.enum && !described.format
      ? { ...described, maxLength: most }
      : described
  }

  return { components, describe, spellOut }
}

export type Schemas = ReturnType<typeof createSchemas>

const mapValues = <From, To>(
  record: Record<string, From>,
  change: (value: From, name: string) => To,
) => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]))
