import type { CallName } from '@swipefolio/shared/contract'
import { contractOf, propertiesOf } from '../matrix/contract'
import { actors, rows } from '../matrix/rows'
import { actorOf, type Input } from './rows'

/** A valid input of a call, from the matrix. */
export function validInput(name: CallName): Input {
  const actor = actors.indexOf(actorOf(name))
  const row = rows.find(({ call, expect }) => call === name && expect[actor] === 200)
  if (!row) throw new Error(`The matrix has no success of ${name}`)
  return { params: row.params, query: row.query, body: row.body }
}

/** The same about an entity that does not exist. */
export function absentInput(name: CallName): Input {
  const { params, query, body } = validInput(name)
  const absent = Object.keys(params ?? {}).map((param) => [param, '{absent}'])
  return { params: Object.fromEntries(absent) as Record<string, string>, query, body }
}

export const isRaw = (name: CallName) => contractOf(name).rawBody !== undefined

export const hasId = (name: CallName) => /:(id|chatId)\b/.test(name)

export const paramOf = (name: CallName) => /:(\w+)/.exec(name)?.[1] ?? ''

/** The paths of all texts in the body of a call, except those of fixed values. */
export function textFields(schema: unknown, way: string[] = []): string[][] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, of]) => {
    const { type, anyOf = [] } = of as {
      type?: string
      anyOf?: { type?: string; const?: unknown }[]
    }
    if (type === 'object') return textFields(of, [...way, name])
    const isText =
      type === 'string' || anyOf.some((one) => one.type === 'string' && one.const === undefined)
    return isText ? [[...way, name]] : []
  })
}

/** A copy of an object with one field replaced. */
export function withField(value: unknown, [first = '', ...rest]: string[], field: unknown): object {
  const object = (value ?? {}) as Record<string, unknown>
  return { ...object, [first]: rest.length ? withField(object[first], rest, field) : field }
}
