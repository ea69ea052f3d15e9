import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { CommandError } from './command-error.mjs'

/** @typedef {import('./client.mjs').Client} Client */

const variants = /** @type {const} */ ([
  ['identity', ''],
  ['br', '.br'],
  ['gzip', '.gz'],
])

/**
 * Writes the registry and every file of the active releases, with the compressed
 * variants, under the paths at which the front door serves them.
 * @param {Client} client
 * @param {string} folder
 * @param {(line: string) => void} say
 */
export async function exportReleases(client, folder, say) {
  const { pointers } = await client.status()
  let count = 0
  for (const { app, active, previous, canary } of pointers) {
    for (const version of new Set([active, previous, canary])) {
      if (version !== null) count += await exportRelease(client, folder, app, version)
    }
  }
  const registry = await read(`${client.server}/registry.json`, 'identity')
  await writeFile(path.join(folder, 'registry.json'), registry.body)
  say(`${count} files of ${pointers.length} apps are in ${folder}.`)
}

/**
 * @param {Client} client
 * @param {string} folder
 * @param {string} app
 * @param {string} version
 */
async function exportRelease(client, folder, app, version) {
  const { release } = await client.release(app, version)
  for (const [name, { integrity }] of Object.entries(release.files)) {
    const address = `/apps/${app}/${version}/${name}`
    const targets = [path.join(folder, address)]
    if (release.hashedNames) targets.push(path.join(folder, `/apps/${app}/files/${name}`))
    for (const target of targets) await mkdir(path.dirname(target), { recursive: true })
    for (const [encoding, ending] of variants) {
      const { body, encoding: given } = await read(client.server + address, encoding)
      if (given !== encoding) continue
      const digest = createHash('sha384').update(body).digest('base64')
      if (encoding === 'identity' && integrity !== `sha384-${digest}`) {
        throw new CommandError(`${address} is not the file that was released.`)
      }
      for (const target of targets) await writeFile(target + ending, body)
    }
  }
  return Object.keys(release.files).length
}

/**
 * Returns the body compressed; fetch would decompress it.
 * @param {string} address
 * @param {string} encoding
 * @returns {Promise<{ body: Buffer, encoding: string }>}
 */
function read(address, encoding) {
  const { get } = address.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, (answer) => {
      /** @type {Buffer[]} */
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode !== 200) {
          return reject(new CommandError(`${address} was answered ${answer.statusCode}`))
        }
        const given = answer.headers['content-encoding'] ?? 'identity'
        resolve({ body: Buffer.concat(parts), encoding: given })
      })
    }).on('error', reject)
  })
}
