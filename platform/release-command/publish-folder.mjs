import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import Value from 'typebox/value'
import { releaseFile } from '../build/read-release.mjs'
import { describeFiles } from '../build/write-release.mjs'
import { CommandError } from './command-error.mjs'
import { originOf } from './origin.mjs'
import { upload } from './upload.mjs'

/**
 * @typedef {import('./client.mjs').Release} Release
 * @typedef {Record<string, any>} Written a record as somebody wrote it
 */

const schemaFile = new URL('../schemas/release.json', import.meta.url)

/**
 * Publishes a folder that any bundler made. Its release.json may leave out what the files and app.json say.
 * @param {import('./client.mjs').Client} client
 * @param {string} folder
 * @param {(line: string) => void} say
 */
export async function publishFolder(client, folder, say) {
  const release = await readRecord(folder)
  await client.mayRelease(release.app)
  await upload(client, release, folder, say)
}

/**
 * @param {string} folder
 * @returns {Promise<Release>}
 */
async function readRecord(folder) {
  const written = await readJson(folder, releaseFile)
  const files = await describeFiles(folder)
  const changed = Object.keys(files).filter((name) => isOther(written.files?.[name], files[name]))
  if (changed.length > 0) {
    throw new CommandError(`${releaseFile} describes other content of ${changed.join(', ')}.`)
  }
  const record = {
    inputHash: createHash('sha256').update(JSON.stringify(files)).digest('hex'),
    federationName: String(written.app).replaceAll('-', '_'),
    startup: { files: [], consumes: [] },
    shares: {},
    bundled: [],
    bundler: 'unknown',
    mode: 'production',
    createdAt: new Date().toISOString(),
    ...(await originOf(folder)),
    ...written,
    manifest: written.manifest ?? (await readJson(folder, 'app.json')),
    files: { ...written.files, ...files },
  }
  const schema = JSON.parse(await readFile(schemaFile, 'utf8'))
  const faults = Value.Errors(schema, record)
    .filter(({ keyword }) => keyword !== 'additionalProperties')
    .map(({ instancePath, keyword, message }) => {
      const reason = keyword === 'boolean' ? 'is no field of a record' : message
      return `${releaseFile}${instancePath} ${reason}.`
    })
  if (faults.length > 0) throw new CommandError(faults.join('\n'))
  return /** @type {Release} */ (/** @type {unknown} */ (record))
}

/**
 * @param {{ integrity?: string } | undefined} written
 * @param {{ integrity: string } | undefined} found
 */
function isOther(written, found) {
  return written?.integrity !== undefined && written.integrity !== found?.integrity
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<Written>}
 */
async function readJson(folder, name) {
  const file = path.join(folder, name)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`There is no ${file}.`)
  })
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandError(`${file} is not JSON.`)
  }
}
