import { randomBytes } from 'node:crypto'
import { createObjectStore } from '../foundation/files/object-store'
import { send } from '../foundation/outbound/request'
import { fileStoreConfig } from '../foundation/settings/config'
import { causeOf, type Check, fail, ok } from './report'

/** Puts, reads and removes an object, as the server does. */
export const checkFileStore: Check = async ({ given }) => {
  const config = fileStoreConfig(given.values)
  if (!config) return []
  const store = createObjectStore(config, send)
  const key = `doctor/${randomBytes(16).toString('hex')}`
  const content = Buffer.from(key)
  try {
    await store.put(key, content)
    const found = await store.get(key)
    await store.remove(key)
    return found?.equals(content)
      ? [ok('store of files', 'takes, gives and removes files')]
      : [fail('store of files', 'It does not keep what it takes.')]
  } catch (error) {
    return [fail('store of files', `It cannot be used: ${causeOf(error)}.`)]
  }
}
