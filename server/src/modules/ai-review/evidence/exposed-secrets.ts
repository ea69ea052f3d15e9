import { isExample, isFixture, isTest } from '../github/paths'
import type { Evidence } from './evidence-types'

const keyFile = /(?:^|\/)(?:id_(?:rsa|ed25519|ecdsa)|[^/]+\.(?:p12|pfx|keystore|jks))$/
/** Keys for tests and for machines of developers, which open nothing of value. */
const isAside = (path: string) =>
  isTest(path) ||
  isFixture(path) ||
  isExample(path) ||
  /dev|debug|dummy|test|example|sample|snake-?oil|local|docker|provision|vagrant/i.test(path)

/** Where a secret is, never what it is. */
export function secretOf({ facts: { files } }: Evidence) {
  for (const [path, { secret }] of Object.entries(files)) {
    if (secret && !isAside(path)) return { path, ...secret }
  }
  return undefined
}

/** Settings of one machine that hold values which look secret. */
export function secretSettingsOf({ facts: { files } }: Evidence) {
  for (const [path, { secretSettings: names = [] }] of Object.entries(files)) {
    if (names.length > 0 && !isExample(path) && !isTest(path)) return { path, names }
  }
  return undefined
}

/** A file that is a private key by its name. */
export const keyFileOf = ({ facts: { entries } }: Evidence) =>
  entries.find(({ path }) => keyFile.test(path) && !isAside(path))?.path
