import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { EntryError } from './load-failure'

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>
type Container = Awaited<ReturnType<LoadEntry>>

/**
 * Replaces the federation runtime's loader. Two versions of an app define their container under the same global name,
 * so it is removed as soon as its script has run.
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
      // A failed tag must be removed before another attempt.
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
