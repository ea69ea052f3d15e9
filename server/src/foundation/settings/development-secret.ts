import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf, StartError } from '../start-error'

const secretBytes = 48

/** The secret of a data folder: made by whoever comes first, readable by its owner alone. */
export function developmentSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret')
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(secretBytes).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!existsSync(file)) throw new StartError(`DATA_DIR cannot be used: ${reasonOf(error)}.`)
  }
  return readFileSync(file, 'utf8')
}
