import { createECDH, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf, StartError } from '../start-error'
import type { Config } from './config'

const secretBytes = 48

/** A secret of a data folder, made by the first process and readable by its owner only. */
function secretOf(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name)
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, make(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!existsSync(file)) throw new StartError(`DATA_DIR cannot be used: ${reasonOf(error)}.`)
  }
  return readFileSync(file, 'utf8')
}

const makeVapidKey = () => {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  // A key that begins with zeros has fewer bytes.
  return Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}

/** The settings with the secrets of the data folder in place of those that are empty. Production gets no key for pushes that way. */
export const withDevelopmentSecrets = (config: Config): Config => ({
  ...config,
  jwtSecret:
    config.jwtSecret ||
    secretOf(config.dataDir, 'jwt-secret', () => randomBytes(secretBytes).toString('base64url')),
  vapidPrivateKey:
    config.vapidPrivateKey ||
    (config.production ? '' : secretOf(config.dataDir, 'vapid-private-key', makeVapidKey)),
})
