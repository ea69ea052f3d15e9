import { type CallName, calls } from '@swipefolio/shared/contract'
import { createHash } from 'node:crypto'
import { createTestServer, type TestServer } from '../testing'
import { call } from '../testing/call'
import { routesOf } from '../testing/routes-of'
import type { Document, Operation } from './document'
import { markup } from '@swipefolio/platform/markup'

const names = Object.keys(calls) as CallName[]

let server: TestServer
let api: Document
let page: string
let operations: { name: string; path: string; operation: Operation }[]

beforeAll(async () => {
  server = await createTestServer()
  api = (await call(server, 'GET /api/docs/json')).json<Document>()
  page = (await call(server, 'GET /api/docs')).text
  operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      path,
      operation,
    })),
  )
})
afterAll(() => server.close())

const operationOf = (name: CallName) => {
  const found = operations.find((one) => one.name === name)
  if (!found) throw new Error(`${name} is not described`)
  return found.operation
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** All values of a key, at any depth. */
function valuesOf(key: string, value: unknown): unknown[] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, one]) => [
    ...(name === key ? [one] : []),
    ...valuesOf(key, one),
  ])
}

const resolve = (reference: string) =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), api)

describe('the document', () => {
  it('describes every route of the API and nothing else', async () => {
    const routes = await routesOf({ database: server.database })
    expect(operations.map(({ name }) => name).toSorted()).toEqual(
      routes.filter((route) => / \/api\/(?!docs)/.test(route)),
    )
  })

  it('is OpenAPI 3.1 for everybody', async () => {
    const { status, headers } = await call(server, 'GET /api/docs/json')
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(api).toMatchObject({ openapi: '3.1.0', info: { title: 'Swipefolio API' } })
  })

  it('contains every schema that it refers to, and no other', () => {
    const references = valuesOf('$ref', api) as string[]
    expect(references.filter((reference) => !resolve(reference))).toEqual([])
    const { schemas, responses } = api.components
    const held = Object.entries({ schemas, responses }).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
    )
    expect(held.filter((one) => !references.includes(one))).toEqual([])
  })

  it('has a summary, a tag and a unique name for every call', () => {
    const tags = api.tags.map(({ name }) => name)
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([])
    for (const { operation } of operations) {
      expect(operation.summary).toMatch(/^[A-Z]/)
      expect(tags).toEqual(expect.arrayContaining(operation.tags))
    }
  })

  it('explains every parameter, and has the path parameters of the path', () => {
    for (const { path, operation } of operations) {
      const parameters = operation.parameters ?? []
      expect(parameters.filter(({ description }) => !description.endsWith('.'))).toEqual([])
      const inPath = parameters.filter((one) => one.in === 'path')
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(inPath.every(({ required }) => required)).toBe(true)
    }
  })

  it.each(names)('says who may call %s', (name) => {
    const { security, responses, tags } = operationOf(name)
    const isProtected = calls[name].access !== 'public'
    expect(security.length > 0 && security.every((one) => 'token' in one)).toBe(isProtected)
    const tag = { public: ['Auth', 'Public'], jobseeker: ['Job seeker'], recruiter: ['Recruiter'] }
    expect(tag[calls[name].access]).toEqual(expect.arrayContaining(tags))
    const missing = ['401', '403'].filter((status) => !(status in responses))
    expect(isProtected ? missing : []).toEqual([])
  })

  it.each(names)('says for %s when to try again', (name) => {
    expect(Object.keys(operationOf(name).responses)).toEqual(expect.arrayContaining(['429', '503']))
    expect(api.components.responses.TooManyRequests?.headers).toHaveProperty('Retry-After')
  })

  it('has responses in text, in JSON, paginated and without content', () => {
    expect(operationOf('POST /api/auth/logout').responses['200']).toMatchObject({
      content: { 'text/plain': {} },
    })
    expect(operationOf('GET /api/user/projects').responses['200']).toMatchObject({
      headers: { 'next-cursor': {} },
      content: {
        'application/json': {
          schema: {
            type: 'array',
            maxItems: 1000,
            items: { $ref: '#/components/schemas/Project' },
          },
        },
      },
    })
    expect(operationOf('GET /api/recruiter/projects/unseen').responses).toHaveProperty('204')
    expect(api.components.schemas.Link?.properties?.linkOwner).toEqual({
      anyOf: [{ $ref: '#/components/schemas/JobSeeker' }, { type: 'null' }],
    })
  })

  it('has bodies in JSON and in binary', () => {
    const json = operationOf('POST /api/auth/userlogin').requestBody
    expect(json?.content['application/json']?.schema.properties).toMatchObject({
      password: { maxLength: 128 },
    })
    const raw = operationOf('POST /api/user/images').requestBody
    expect(Object.keys(raw?.content ?? {})).toContain('image/webp')
    expect(operationOf('POST /api/user/images').responses).toHaveProperty('415')
    expect(operationOf('GET /api/user/details').requestBody).toBeUndefined()
  })
})

describe('the page', () => {
  it('names every call with its path', () => {
    for (const { path, operation } of operations) {
      expect(page).toContain(`<article id="${operation.operationId}"`)
      expect(page).toContain(`<code>${path}</code>`)
    }
  })

  it('links to its own sections, whose ids are unique', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
  })

  it('has no script, its own style, and the fonts and the mark of the product', async () => {
    const { headers } = await call(server, 'GET /api/docs')
    expect(page).not.toMatch(/<script|style=|\son\w+=/)
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(page) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    expect(style).toContain('/apps/shell/live/instrument-sans-latin-wght-normal.woff2')
    expect(page).toMatch(/<a href="\/"><svg class="mark"/)
  })

  it('escapes the texts that it shows', () => {
    const text = `<b a="1">'&`
    expect(markup`<p>${[text, false, undefined, markup`<i>${1}</i>`]}</p>`.html).toBe(
      '<p>&lt;b a=&quot;1&quot;&gt;&#39;&amp;<i>1</i></p>',
    )
    expect(page).toContain('Bearer &lt;token&gt;')
  })
})
