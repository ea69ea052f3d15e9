import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const { LOG_EVIDENCE } = process.env

/** What the servers of a run store; known to its workers by the environment. */
const folder = () => process.env.E2E_FOLDER ?? ''
const template = () => join(folder(), 'web-data')

/** Makes the folder for the database that every server of the run starts with a copy of. */
export function makeTemplateDir() {
  process.env.E2E_FOLDER = LOG_EVIDENCE ?? mkdtempSync(join(tmpdir(), 'e2e-'))
  // As root, the embedded database runs as an ordinary account, which must get through.
  chmodSync(folder(), 0o711)
  // Suites of one run share the folder.
  mkdirSync(template(), { recursive: true })
  return template()
}

/** A folder with a copy of the template; copying takes a tenth of the time of making a database with demo data. */
export function newDataDir() {
  const dataDir = mkdtempSync(`${template()}-`)
  execFileSync('cp', ['-a', `${template()}/.`, dataDir])
  rmSync(join(dataDir, 'postgres/postgres.log'))
  return dataDir
}

/** Removes what the servers of the run stored, unless its logs are still to be searched. */
export function removeDataDirs() {
  if (!LOG_EVIDENCE) rmSync(folder(), { recursive: true, maxRetries: 5 })
}
