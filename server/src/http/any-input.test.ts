import { type Call, type CallName, calls } from '@swipefolio/shared/contract'
import fc from 'fast-check'
import type { HTTPMethods } from 'fastify'
import { createTestServer, type LoggedIn, type TestServer } from '../testing'

let server: TestServer
let people: Record<'jobseeker' | 'recruiter', LoggedIn>

beforeAll(async () => {
  server = await createTestServer()
  people = {
    jobseeker: await server.logIn('jobseeker'),
    recruiter: await server.logIn('recruiter'),
  }
})
afterAll(() => server.close())

const runs = 40
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('', ' ', '\u0000', '1', '-1', '1e3', '9007199254740991', 'null', 'LIKED'),
  fc.constantFrom('2020-02-30', '275760-09-13', '2027-01-01', '0000-00-00', '+010000-01-01'),
  fc.constantFrom('https://github.com/', 'https://github.com/a/b', 'http://[', 'javascript:1'),
)
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue() },
)

/** Values of any kind under the names that a schema knows, some of them missing. */
function inputFor(schema: unknown): fc.Arbitrary<Record<string, unknown>> {
  const properties = (schema as { properties?: Record<string, unknown> } | undefined)?.properties
  const fields = Object.entries(properties ?? {}).map(([name, of]) => [name, valueFor(of)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
}

const valueFor = (schema: unknown): fc.Arbitrary<unknown> => {
  const { type, items } = schema as { type?: string; items?: unknown }
  if (type === 'object') return fc.oneof({ weight: 3, arbitrary: inputFor(schema) }, value)
  if (type === 'array') return fc.oneof({ weight: 3, arbitrary: fc.array(valueFor(items)) }, value)
  if (type === 'number') return fc.oneof(fc.double(), fc.maxSafeInteger(), value)
  return value
}

const queryOf = (input: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input).map(([name, item]) => [
      name,
      typeof item === 'string' ? item : JSON.stringify(item),
    ]),
  )

/** Either it was taken, or a sentence says why not. */
function verdict(status: number, type: unknown, body: string): string {
  if (status < 400) return 'fine'
  const isSentence = type === 'text/plain; charset=utf-8' && /^.{4,200}$/.test(body)
  return status < 500 && isSentence ? 'fine' : `${status} ${String(type)}: ${body}`
}

it.each(Object.keys(calls) as CallName[])('%s has a sentence for any input', async (name) => {
  const call: Call = calls[name]
  const [method, path] = name.split(' ') as [HTTPMethods, string]
  const inputs = fc.record({
    param: text.filter((param) => /^\P{Surrogate}+$/u.test(param)),
    query: inputFor(call.query),
    body: fc.oneof({ weight: 5, arbitrary: inputFor(call.body) }, fc.jsonValue()),
  })
  await fc.assert(
    fc.asyncProperty(inputs, async ({ param, query, body }) => {
      const answer = await server.app.inject({
        method,
        url: path.replace(/:\w+/, encodeURIComponent(param)),
        query: queryOf(query),
        ...(method !== 'GET' && {
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }),
        ...(call.access !== 'public' && {
          headers: { 'content-type': 'application/json', ...people[call.access].headers },
        }),
      })
      expect(verdict(answer.statusCode, answer.headers['content-type'], answer.body)).toBe('fine')
    }),
    { numRuns: runs },
  )
})
