import { createTestServer, type TestServer } from '@swipefolio/server/testing'
import { proveInvariants } from '../invariants'
import { holds } from '../proof'
import { callNames, chooseSeed, proveCall } from './any-input'

const seed = chooseSeed()
let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it.each(callNames)('%s accepts or refuses with a sentence any input', async (name) => {
  const row = await proveCall(server, name, { runs: 8, seed })
  expect([row].filter((proof) => !holds(proof))).toEqual([])
})

it('keeps its data consistent', async () => {
  const row = await proveInvariants(server.pool, 'inputs of all kinds')
  expect([row].filter((proof) => !holds(proof))).toEqual([])
})
