import type { Call, CallName } from '@swipefolio/shared/contract'
import fc from 'fast-check'
import { anyText, anything, smallPicture, usualValues } from './values'
import { idsFor, type World } from './world'

type Values = Record<string, fc.Arbitrary<unknown>>

/** Tame inputs are valid but for a few fields; wild ones are random everywhere. */
type Temper = 'tame' | 'wild'

const usualWeight = { tame: 60, wild: 2 } satisfies Record<Temper, number>
const rarelySent = new Set(['cursor', 'password'])

/** Random values under the names that a schema has. */
function objectFor(schema: unknown, usual: Values, temper: Temper) {
  const properties = (schema as { properties?: Record<string, unknown> } | undefined)?.properties
  const names = Object.keys(properties ?? {})
  const fields = names.map((name) => [name, fieldFor(name, properties?.[name], usual, temper)])
  return fc.record(Object.fromEntries(fields) as Values, {
    requiredKeys: temper === 'wild' ? [] : names.filter((name) => !rarelySent.has(name)),
  })
}

function fieldFor(name: string, schema: unknown, usual: Values, temper: Temper) {
  if (name === 'cursor') return fc.oneof(fc.constant(undefined), anything)
  const typical = usual[name] ?? shapedFor(schema, usual, temper)
  return typical
    ? fc.oneof({ weight: usualWeight[temper], arbitrary: typical }, anything)
    : anything
}

function shapedFor(schema: unknown, usual: Values, temper: Temper): Values[string] | undefined {
  const { type, items } = schema as { type?: string; items?: unknown }
  if (type === 'object') return objectFor(schema, usual, temper)
  if (type === 'array') {
    return fc.array(shapedFor(items, usual, temper) ?? anything, { maxLength: 4 })
  }
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return fc.maxSafeInteger()
  if (type === 'number') return fc.oneof(fc.double(), fc.maxSafeInteger())
  return undefined
}

const strangeEnds = ['&%', '&limit=1&limit=2', '&a[]=1', '&x=%ED%A0%80', '&']

const queryFor = (schema: unknown, usual: Values, temper: Temper): fc.Arbitrary<string> =>
  fc
    .tuple(
      objectFor(schema, usual, temper),
      temper === 'tame' ? fc.constant('') : fc.constantFrom('', '', '', ...strangeEnds),
    )
    .map(([fields, end]) => {
      const pairs = Object.entries(fields)
        .filter(([, item]) => item !== undefined)
        .map(([name, item]): [string, string] => [
          name,
          typeof item === 'string' ? item : JSON.stringify(item),
        ])
      return `${new URLSearchParams(pairs)}${end}`
    })

const strangeParams = ['%zz', '%00', '%ED%A0%80', '..', '%2e%2e', '1%2F2']

function paramFor(name: CallName, world: World, temper: Temper): fc.Arbitrary<string> {
  const own = fc.constantFrom(...idsFor(world, name).map(String))
  const email = fc.constantFrom(...world.emails.map(encodeURIComponent))
  if (temper === 'tame') return name.includes(':email') ? email : own
  return fc.oneof(
    own,
    email,
    fc.constantFrom(...Object.values(world.ids).flat().map(String)),
    anyText.filter((text) => /^\P{Surrogate}+$/u.test(text)).map(encodeURIComponent),
    fc.constantFrom(...strangeParams),
  )
}

export interface Body {
  type: string
  content: string | Buffer
}

const json = (value: unknown): Body => ({
  type: 'application/json',
  content: JSON.stringify(value) ?? '',
})
const otherTypes = ['text/plain', 'multipart/form-data', 'application/json; charset=x', 'x', '']

const bytes = fc.uint8Array({ maxLength: 200 }).map((content) => Buffer.from(content))
const brokenPicture = fc.nat({ max: smallPicture.length - 1 }).map((at) => {
  const broken = Buffer.from(smallPicture)
  broken[at] = 0x5a
  return broken
})

function bodyFor({ body, rawBody }: Call, usual: Values, temper: Temper) {
  if (rawBody) {
    return fc.record({
      type: fc.constantFrom(...rawBody, ...(temper === 'wild' ? otherTypes : [])),
      content: fc.oneof(fc.constant(smallPicture), brokenPicture, bytes, anyText),
    })
  }
  const named = objectFor(body, usual, temper).map(json)
  if (temper === 'tame') return named
  const types = ['application/json', ...otherTypes]
  return fc.oneof<fc.Arbitrary<Body | undefined>[]>(
    named,
    fc.jsonValue().map(json),
    fc.constant(undefined),
    fc.record({ type: fc.constantFrom(...types), content: fc.oneof(anyText, bytes) }),
  )
}

export type Asker = 'own' | 'other' | 'nobody' | 'forger'

/** A random request of a call, usually by an account that may make it. */
export function inputsFor(name: CallName, call: Call, world: World) {
  const usual: Values = {
    ...usualValues,
    id: fc.constantFrom(...idsFor(world, name)),
    image: fc.constantFrom('', world.image),
    to: fc.constantFrom(...world.ids.stage),
    ...(name.includes('/contact-stages') && { place: fc.nat({ max: 9 }) }),
    email: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...world.emails) },
      { weight: 1, arbitrary: fc.emailAddress() },
    ),
  }
  const ofTemper = (temper: Temper) =>
    fc.record({
      asker:
        temper === 'tame'
          ? fc.constant<Asker>('own')
          : fc.constantFrom<Asker>('own', 'own', 'own', 'other', 'nobody', 'forger'),
      param: paramFor(name, world, temper),
      query: queryFor(call.query, usual, temper),
      body: name.startsWith('GET') ? fc.constant(undefined) : bodyFor(call, usual, temper),
    })
  return fc.oneof(ofTemper('tame'), ofTemper('wild'))
}

export type Input = ReturnType<typeof inputsFor> extends fc.Arbitrary<infer Value> ? Value : never
