import type { CallName } from '@swipefolio/shared/contract'
import { createTestServer } from '@swipefolio/server/testing'
import type { HTTPMethods } from 'fastify'
import { availableParallelism } from 'node:os'
import { actorOf, type Input } from '../bad-input/rows'
import { isRaw, validInput } from '../bad-input/valid-input'
import { callNames, contractOf } from '../matrix/contract'
import { isIndependent } from '../matrix/rows'
import { fill } from '../matrix/templates'
import type { World } from '../matrix/world'
import { createRow, type ProofRow } from '../proof'
import { allowedInMinute } from './allowed'
import { costlyPicture, createFullWorld } from './full-world'
import { processorSeconds } from './processor-time'

interface BudgetScale {
  samples: number
  /** The largest share of the machine's processor time that one person may use with one call. */
  largestShare: number
}

/** What one person can cost with each call within the limits: processor time and bytes, in a minute. */
export async function proveBudgets({ samples, largestShare }: BudgetScale): Promise<ProofRow[]> {
  const server = await createTestServer()
  try {
    const world = await createFullWorld(server)
    const rows: ProofRow[] = []
    const measured = callNames.filter((name) => !isStream(name) && !isLast(name))
    // What ends something is measured after everything that needs it.
    const inOrder = [true, false].flatMap((isFirst) =>
      measured.filter((call) => isFirst === isIndependent({ call })),
    )
    for (const name of inOrder) {
      rows.push(await measure(world, name, { samples, largestShare }))
    }
    return rows.toSorted((one, other) => shareOf(other) - shareOf(one))
  } finally {
    await server.close()
  }
}

const shareOf = ({ note }: ProofRow) => Number.parseFloat(note)

const isStream = (name: CallName) => name.endsWith('/events')
/** A deletion ends what the others need, and can be made once. */
const isLast = (name: CallName) => name.endsWith('/account')

async function measure(
  world: World,
  name: CallName,
  { samples, largestShare }: BudgetScale,
): Promise<ProofRow> {
  const { server } = world
  const { row, fault } = createRow(name)
  const input = validInput(name)
  const requests = []
  const times = Math.min(samples, allowedInMinute(name, 0))
  for (let sample = 0; sample < times; sample += 1) {
    requests.push(await requestOf(world, name, input))
  }
  const before = await processorSeconds(server.pool)
  let bytes = 0
  for (const request of requests) {
    const answer = await server.app.inject(request)
    bytes += answer.rawPayload.length
    row.cases += 1
    if (answer.statusCode < 300) row.acknowledged += 1
    if (answer.statusCode >= 500) fault(`a call was answered ${answer.statusCode}`)
  }
  const seconds = ((await processorSeconds(server.pool)) - before) / times
  const calls = allowedInMinute(name, bytes / times)
  const share = (seconds * calls) / (60 * availableParallelism())
  const figures = [
    `${(share * 100).toFixed(2)} %`.padStart(7),
    `${calls} a minute`.padStart(12),
    `${(seconds * 1000).toFixed(1)} ms`.padStart(9),
    `${((bytes / times) * calls * 1e-6).toFixed(1)} MB`.padStart(9),
  ]
  row.note = figures.join(' ')
  if (share > largestShare) fault(row.note)
  return row
}

async function requestOf(world: World, name: CallName, input: Input) {
  const actor = actorOf(name)
  const { params, query, body } = await fill(
    { params: input.params, query: input.query, body: input.body },
    { world, actor },
  )
  const [method, path = ''] = name.split(' ')
  const isFile = isRaw(name)
  return {
    method: method as HTTPMethods,
    url: path.replace(/:(\w+)/g, (_all, part: string) => encodeURIComponent(params?.[part] ?? '')),
    query,
    payload: isFile ? await costlyPicture() : (body as object | undefined),
    headers: {
      ...(contractOf(name).access !== 'public' && actor !== 'A' && world.people[actor].headers),
      ...(isFile && { 'content-type': 'image/avif' }),
    },
  }
}
