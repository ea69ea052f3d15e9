import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { EntryError } from './load-failure'

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>
type Container = Awaited<ReturnType<LoadEntry>>

/**
 * Loads containers in the runtime's place. Two versions of an app leave their container under the
 * same global name: it is taken away when the script has run, before another one can.
 */
export const containerLoader: ModuleFederationRuntimePlugin = {
  name: 'container-loader',
  loadEntry: async ({ remoteInfo: { entry, entryGlobalName } }) => load(entry, entryGlobalName),
}

function load(address: string, globalName: string): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => reject(new EntryError(`${address} did not give a container`))
    script.async = true
    script.addEventListener('load', () => {
      script.remove()
      const container: unknown = Reflect.get(globalThis, globalName)
      Reflect.set(globalThis, globalName, undefined)
      if (isContainer(container)) resolve(container)
      else fail()
    })
    script.addEventListener('error', () => {
      // A tag that failed must be gone before another attempt.
      script.remove()
      fail()
    })
    try {
      script.src = address
      document.head.append(globalThis.guardScript(script))
    } catch {
      fail()
    }
  })
}

function isContainer(value: unknown): value is NonNullable<Container> {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value
}
