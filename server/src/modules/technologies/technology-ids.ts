import { msg } from '@swipefolio/shared/i18n'
import type { Executor } from '../../foundation/db/database'
import { invalidInput } from '../../foundation/http/errors'
import { parseId } from '../../foundation/http/parse-id'
import { areKnownTechnologies } from './repository'

const unknown = msg('Unknown technology')
const mostOfFilter = 20

/** The ids of a filter, comma-separated. */
export function parseTechnologyIds(text = ''): number[] {
  const ids = new Set(
    text
      .split(',')
      .filter(Boolean)
      .map((id) => parseId(id, unknown)),
  )
  if (ids.size > mostOfFilter) throw invalidInput(msg('Too many technologies'))
  return [...ids]
}

/** The different ids of the technologies in a body. Throws 400 when one of them does not exist. */
export async function readTechnologyIds(
  db: Executor,
  technologies: readonly { id?: number }[],
): Promise<number[]> {
  const ids = [...new Set(technologies.map(({ id }) => id))]
  const known = ids.filter((id) => Number.isSafeInteger(id)) as number[]
  if (known.length !== ids.length || !(await areKnownTechnologies(db, known))) {
    throw invalidInput(unknown, { technologies: unknown })
  }
  return known
}
