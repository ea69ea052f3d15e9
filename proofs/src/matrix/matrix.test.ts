import type { CallName } from '@swipefolio/shared/contract'
import { createTestServer, routesOf, type TestServer } from '@swipefolio/server/testing'
import { callNames, contractOf, isProtected } from './contract'
import { compareToRows } from './inventory'
import { actors, isIndependent, rows, sendRow, statusFor, titleOf } from './rows'
import { createWorld, type World } from './world'

let server: TestServer
let unchanged: World
let cells = 0

beforeAll(async () => {
  server = await createTestServer()
  unchanged = await createWorld(server, 'revealed')
})
afterAll(async () => {
  await server.close()
  process.stdout.write(`matrix: ${rows.length} rows, ${cells} cells\n`)
})

const usual: Record<string, string> = {
  401: 'You need to be logged in',
  403: 'You do not have access to this',
}

it.each(rows.map((row) => [titleOf(row), row] as const))('%s', async (_title, row) => {
  const world = isIndependent(row) ? unchanged : await createWorld(server, 'revealed')
  const statuses: Record<string, number> = {}
  // Refusals first, because a success may change the data.
  const order = actors.toSorted((one, other) => statusFor(row, other) - statusFor(row, one))
  for (const actor of order) {
    const { status, text } = await sendRow(world, row, actor)
    statuses[actor] = status
    cells += 1
    const sentence = row.says?.[status] ?? usual[status] ?? text
    expect([actor, status, text]).toEqual([actor, status, sentence])
    const isHidden = status === 404
    const alike = isHidden ? await sendRow(world, row, actor, { isAbsent: true }) : { status, text }
    expect([actor, status, text]).toEqual([actor, alike.status, alike.text])
  }
  expect(actors.map((actor) => statuses[actor])).toEqual(row.expect)
})

describe('the rows', () => {
  const refusals = {
    public: [],
    jobseeker: [401, undefined, undefined, 403, 403],
    recruiter: [401, 403, 403, undefined, undefined],
  }
  const ofContract = rows.filter(({ call }) => callNames.some((name) => name === call))
  const guarded = ofContract.filter(({ call }) => isProtected(call as CallName))

  it.each(guarded.map((row) => [titleOf(row), row] as const))(
    'agree with the contract about %s',
    (_title, { call, expect: statuses }) => {
      const refused = refusals[contractOf(call as CallName).access]
      const shown = statuses.map((status, at) =>
        refused[at] || status === 401 ? status : undefined,
      )
      expect(shown).toEqual(refused)
    },
  )

  it('hold a success of every call', () => {
    const granted = new Set(rows.filter((row) => row.expect.includes(200)).map(({ call }) => call))
    expect(callNames.filter((name) => !granted.has(name))).toEqual([])
  })
})

describe('the routes', () => {
  it('are those of the rows', async () => {
    const routes = await routesOf({ database: server.database })
    expect(compareToRows(routes)).toEqual({ withoutRow: [], withoutRoute: [] })
  })

  it('are not those of the rows once a route is added', async () => {
    const routes = await routesOf({ database: server.database }, (app) =>
      app.get('/api/recruiter/everybody', () => []),
    )
    expect(compareToRows(routes)).toEqual({
      withoutRow: ['GET /api/recruiter/everybody'],
      withoutRoute: [],
    })
  })

  const withoutMailbox = {
    withoutRow: [],
    withoutRoute: ['GET /dev/mailbox', 'GET /dev/mailbox/:id', 'GET /dev/mailbox.json'],
  }

  it.each([{ production: true }, { smtpUrl: 'smtp://localhost' }])(
    'have no mailbox with %j',
    async (config) => {
      const routes = await routesOf({ database: server.database, config })
      expect(compareToRows(routes)).toEqual(withoutMailbox)
    },
  )

  it.each(['/api/nothing', '/api/user', '/api/recruiter/nothing/1', '/api/user/details/'])(
    'are complete: %s is not found for any actor',
    async (url) => {
      const world = await createWorld(server, 'strangers')
      for (const { headers } of [...Object.values(world.people), { headers: {} }]) {
        const answer = await server.app.inject({ url, headers })
        expect([answer.statusCode, answer.body]).toEqual([404, 'Not found'])
      }
    },
  )
})

it('finds every status of its cells in the API description', async () => {
  const { paths } = (await server.app.inject('/api/docs/json')).json<{
    paths: Record<string, Record<string, { responses: object }>>
  }>()
  const described = rows.filter(({ call }) => / \/api\/(?!docs)/.test(call))
  const unknown = described.flatMap(({ call: name, expect: statuses }) => {
    const [method = '', path = ''] = name.split(' ')
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    if (!operation) return [name]
    return statuses
      .filter((status) => !(status in operation.responses))
      .map((status) => `${name}: ${status}`)
  })
  expect(unknown).toEqual([])
})
