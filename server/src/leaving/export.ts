import { Readable } from 'node:stream'
import type { Person } from '../foundation/http/person'
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

async function* writeExport(services: Services, person: Person, head: string) {
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
        yield* section
        yield ']'
      }
    }
  }
  yield '}}'
}
