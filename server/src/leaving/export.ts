import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from '../foundation/http/person'
import { createSerialQueue } from '../foundation/http/serial-queue'
import type { Services } from '../foundation/services'
import { exportAccount } from '../people/accounts/personal-data'
import { personalData } from './personal-data'

/**
 * The data stored about a person, limited to what their screens show, as JSON of the contract's form. It is read while it is
 * sent, so that a large export needs no more memory than a small one.
 */
export async function exportData(services: Services, person: Person): Promise<Readable> {
  const account = await exportAccount(services.db, person)
  const head = JSON.stringify({ exportedAt: services.clock().toISOString(), account })
  return Readable.from(writeExport(services, person, head), { objectMode: false })
}

const inTurn = createSerialQueue()
/**
 * After a piece an export rests three times as long as reading it took. Writing costs as much again, which only its length
 * tells: 16 MB a second.
 */
const rest = 3
const bytesPerMillisecond = 16_384
const longestRest = 300

/** Resolves when no other export of the person is being written, with the function that ends this one's turn. */
const takeTurn = (id: number) =>
  new Promise<() => void>((taken) => {
    void inTurn(id, () => new Promise<void>((done) => taken(done)))
  })

async function* writeExport(services: Services, person: Person, head: string) {
  const endTurn = await takeTurn(person.id)
  try {
    yield* writeSections(services, person, head)
  } finally {
    endTurn()
  }
}

async function* writeSections(services: Services, person: Person, head: string) {
  yield `${head.slice(0, -1)},"sections":{`
  let separator = ''
  for (const declared of personalData) {
    const sections = await declared.export?.[person.role]?.(services, person)
    for (const [name, section] of Object.entries(sections ?? {})) {
      yield `${separator}${JSON.stringify(name)}:`
      separator = ','
      if (Array.isArray(section)) {
        yield JSON.stringify(section)
      } else {
        yield '['
        yield* slowly(section)
        yield ']'
      }
    }
  }
  yield '}}'
}

/** Leaves most of the processor to others. */
async function* slowly(pieces: AsyncIterable<string>) {
  let begin = performance.now()
  for await (const piece of pieces) {
    const took = performance.now() - begin
    yield piece
    await sleep(Math.min(longestRest, Math.max(rest * took, piece.length / bytesPerMillisecond)))
    begin = performance.now()
  }
}
