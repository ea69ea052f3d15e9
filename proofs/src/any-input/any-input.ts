import { type Call, type CallName, calls } from '@swipefolio/shared/contract'
import fc from 'fast-check'
import type { HTTPMethods } from 'fastify'
import { Compile } from 'typebox/compile'
import { createTestServer, type TestServer } from '@swipefolio/server/testing'
import { proveInvariants } from '../invariants'
import { createRow, type ProofRow } from '../proof'
import { type Asker, type Input, inputsFor } from './inputs'
import { createWorld, type World } from './world'

const mostProcessorMilliseconds = 2000
/** How often as many inputs are tried again until one is accepted. */
const mostRepeats = 99
const callsAtOnce = 3

export const callNames = Object.keys(calls) as CallName[]

interface InputScale {
  runs: number
  /** The seed of the random inputs. */
  seed: number
}

/** The seed in `PROOF_SEED`, or a new one. */
export const chooseSeed = () =>
  Number(process.env.PROOF_SEED) || Math.floor(Math.random() * 0x7fff_ffff)

/** Makes each call of the contract with random inputs; each must be accepted or refused with a sentence. */
export async function proveAnyInput({ runs, seed }: InputScale): Promise<ProofRow[]> {
  const server = await createTestServer()
  try {
    const waiting = [...callNames]
    const rows: ProofRow[] = []
    const work = async () => {
      for (let name = waiting.shift(); name; name = waiting.shift()) {
        rows.push(await proveCall(server, name, { runs, seed }))
      }
    }
    await Promise.all(Array.from({ length: callsAtOnce }, work))
    return [...rows, await proveInvariants(server.pool, 'inputs of all kinds')]
  } finally {
    await server.close()
  }
}

/** Makes one call with random inputs. */
export async function proveCall(
  server: TestServer,
  name: CallName,
  { runs, seed }: InputScale,
): Promise<ProofRow> {
  const { row, fault } = createRow(name)
  const call: Call = calls[name]
  const judge = createJudge(call)
  let world = await worldFor(server, name)
  let slowest = 0

  const property = fc.asyncProperty(inputsFor(name, call, world), async (input) => {
    const begin = process.cpuUsage()
    const answer = await server.app.inject(requestOf(name, call, world, input))
    const { user, system } = process.cpuUsage(begin)
    const took = (user + system) / 1000
    slowest = Math.max(slowest, took)
    row.cases += 1
    if (answer.statusCode < 300) row.acknowledged += 1
    const verdict = judge(answer.statusCode, answer.headers['content-type'], answer.body)
    if (verdict) throw new Error(verdict)
    if (took > mostProcessorMilliseconds) throw new Error(`It took ${Math.round(took)} ms`)
    const isGone = name.endsWith('/account') && answer.statusCode === 200
    if (isGone) world = await createWorld(server)
  })
  // A code cannot be guessed.
  const isOpen = !/^POST \/api\/auth\/verify|^(PUT|DELETE) .*\/second-factor|\/passkeys/.test(name)
  const isEnough = () => !isOpen || row.acknowledged > 0
  let repeat = 0
  do {
    const outcome = await fc.check(property, { numRuns: runs, seed: spread(seed + repeat) })
    if (outcome.failed) fault(fc.defaultReportMessage(outcome)?.slice(0, 2000) ?? 'It failed')
    if (outcome.failed) break
    repeat += 1
  } while (!isEnough() && repeat <= mostRepeats)
  if (isOpen && row.acknowledged === 0) fault('nothing was ever accepted')
  row.note = `seed ${seed}, slowest ${Math.round(slowest)} ms of processor time`
  return row
}

/** Seeds side by side begin with nearly the same choices. */
const spread = (seed: number) => Math.imul(seed, 0x9e3779b1)

const worldsOfReads = new WeakMap<TestServer, Promise<World>>()

/** What is read stays as it is: all reads share a world. */
function worldFor(server: TestServer, name: CallName): Promise<World> {
  if (!name.startsWith('GET ')) return createWorld(server)
  const world = worldsOfReads.get(server) ?? createWorld(server)
  worldsOfReads.set(server, world)
  return world
}

function requestOf(
  name: CallName,
  call: Call,
  { people }: World,
  { asker, param, query, body }: Input,
) {
  const [method, path] = name.split(' ') as [HTTPMethods, string]
  const own = call.access === 'public' ? 'jobseeker' : call.access
  const authorization: Record<Asker, string> = {
    own: people[own].headers.authorization,
    other: people[own === 'recruiter' ? 'jobseeker' : 'recruiter'].headers.authorization,
    nobody: '',
    forger: 'Bearer eyJhbGciOiJub25lIn0.e30.',
  }
  // A logout ends its own token.
  const by = name === 'POST /api/auth/logout' ? 'forger' : asker
  return {
    method,
    url: `${path.replace(':itemId', '1').replace(/:\w+/, param)}?${query}`,
    headers: {
      ...(authorization[by] && { authorization: authorization[by] }),
      ...(body && { 'content-type': body.type }),
    },
    ...(body && { payload: body.content }),
  }
}

/** Returns the fault of a response, if it has one. */
function createJudge({ response }: Call) {
  const { contentMediaType: text } = response as { contentMediaType?: string }
  const contract = Compile(response)
  return (status: number, type: unknown, body: string): string | undefined => {
    if (status === 204) return contract.Check(null) && body === '' ? undefined : 'An empty answer'
    if (status === 200) {
      if (text) return type === `${text}; charset=utf-8` ? undefined : 'A text that is none'
      return contract.Check(JSON.parse(body)) ? undefined : `Not as the contract says: ${body}`
    }
    const isSentence = type === 'text/plain; charset=utf-8' && /^.{4,200}$/u.test(body)
    return status >= 400 && status < 500 && isSentence
      ? undefined
      : `${status} ${String(type)}: ${body.slice(0, 300)}`
  }
}
