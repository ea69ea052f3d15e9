import type { JsonSchema } from './document'
import { markup, type Markup } from '@swipefolio/platform/markup'

/** A schema as a type that one can read; named ones are links to their description. */
export function schemaText(schema: JsonSchema, indent = ''): Markup {
  const {
    $ref,
    type,
    format,
    enum: choices,
    anyOf,
    items,
    properties,
    additionalProperties,
  } = schema
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? ''
    return markup`<a href="#${name}">${name}</a>`
  }
  if (choices) return union(choices.map((choice) => markup`'${choice}'`))
  if (anyOf) return union(anyOf.map((one) => schemaText(one, indent)))
  if (items) return markup`${group(items, indent)}[]`
  if (properties) return object(schema, indent)
  if (additionalProperties) {
    return markup`{ [name: string]: ${schemaText(additionalProperties, indent)} }`
  }
  return markup`${(type === 'integer' ? type : format) ?? type ?? 'anything'}`
}

const union = (choices: Markup[]) => markup`${choices.map((one, at) => [at > 0 && ' | ', one])}`

const group = (schema: JsonSchema, indent: string) =>
  schema.anyOf ? markup`(${schemaText(schema, indent)})` : schemaText(schema, indent)

function object({ properties = {}, required = [] }: JsonSchema, indent: string) {
  const deeper = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, schema]) =>
      markup`${deeper}${name}${!required.includes(name) && '?'}: ${schemaText(schema, deeper)}\n`,
  )
  return markup`{\n${lines}${indent}}`
}
