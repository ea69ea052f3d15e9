import { createTestServer, type TestServer } from '@swipefolio/server/testing'
import { createWorld, type World } from '../matrix/world'
import { fill } from '../matrix/templates'
import { authorization } from './authorization'
import { badBodies } from './bodies'
import { chats } from './chats'
import { codes } from './codes'
import { decisions } from './decisions'
import { ids } from './ids'
import { images } from './images'
import { links } from './links'
import { logins } from './logins'
import { methods } from './methods'
import { origins } from './origins'
import { people } from './people'
import { profile } from './profile'
import { projects } from './projects'
import { queries } from './queries'
import { registration } from './registration'
import { requests } from './requests'
import type { BadInput } from './rows'
import { sendBadInput } from './send'
import { texts } from './texts'

const tables = {
  authorization,
  queries,
  bodies: badBodies,
  texts,
  ids,
  methods,
  origins,
  logins,
  registration,
  codes,
  profile,
  people,
  projects,
  images,
  decisions,
  requests,
  links,
  chats,
}

const all = Object.values(tables).flat()
let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(async () => {
  await server.close()
  process.stdout.write(`bad input: ${all.length} rows\n`)
})

const titled = (rows: BadInput[]) =>
  rows.map((row) => [`${row.call}: ${row.what}: ${row.status}`, row] as const)

describe.each(Object.entries(tables))('%s', (_name, rows) => {
  let world: World

  beforeAll(async () => {
    world = await createWorld(server, 'revealed')
  })

  it.each(titled(rows))('%s', async (_title, row) => {
    const { status, text, headers } = await sendBadInput(world, row)
    const says = await fill(row.says, { world, actor: row.as, isRefused: row.status >= 400 })
    const isRefused = row.status >= 400
    const shown = !isRefused && text.includes(says) ? says : text
    expect([status, shown]).toEqual([row.status, says])
    const type = headers['content-type']
    expect(type).toBe(isRefused ? 'text/plain; charset=utf-8' : type)
    const foreign = Object.keys(headers).filter((name) => name.startsWith('access-control'))
    expect(foreign).toEqual([])
  })
})

it(`has at least 600 rows (${all.length})`, () => {
  expect(all.length).toBeGreaterThanOrEqual(600)
})
