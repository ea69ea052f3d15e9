import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import type { RegistryRelease } from '@swipefolio/platform/registry'
import { guardAfter } from './guarded-scripts'
import { containerLoader } from './load-container'
import type { ScreenModule } from './screen-module'

/** Per release how often it was given up: each attempt has containers and addresses of its own. */
const attempts = new Map<string, number>()
/** Names in the federation runtime by the address of the container. */
const names = new Map<string, string>()

/** Makes the page ready for remotes; nothing is fetched yet. */
export function startRemotes(): void {
  registerPlugins([containerLoader])
  guardAfter(withAttempt)
}

export async function loadRemoteScreen(
  release: RegistryRelease,
  screen: string,
): Promise<ScreenModule> {
  const container = containerOf(release)
  const loaded = await loadRemote<ScreenModule>(`${container}/${screen}`)
  if (loaded === null) throw new Error(`${container} has no screen ${screen}`)
  return loaded
}

/** After a failure: whatever of this release is loaded next comes fresh, because what failed may stay broken. */
export function abandonContainer({ base }: Pick<RegistryRelease, 'base'>): void {
  attempts.set(base, (attempts.get(base) ?? 0) + 1)
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    // The bundler would wait for a tag that hangs in place of trying again.
    if (script.id !== 'shell' && addressOf(script.src).startsWith(addressOf(base))) script.remove()
  }
  forgetFailedShares()
}

function containerOf({ base, entry, federationName }: RegistryRelease): string {
  const address = withAttempt(addressOf(base + entry))
  const known = names.get(address)
  if (known) return known
  const name = `${federationName}_${names.size}`
  names.set(address, name)
  registerRemotes([{ name, entryGlobalName: federationName, type: 'var', entry: address }])
  return name
}

/** A retried file gets an address of its own: the browser would answer the old one with a preload that failed. */
function withAttempt(address: string): string {
  for (const [base, attempt] of attempts) {
    if (!address.startsWith(addressOf(base))) continue
    const file = new URL(address)
    file.searchParams.set('attempt', String(attempt))
    return file.href
  }
  return address
}

/** A shared package whose script failed would otherwise answer with that failure for ever. */
function forgetFailedShares(): void {
  for (const scope of Object.values(getInstance()?.shareScopeMap ?? {})) {
    for (const versions of Object.values(scope)) {
      for (const share of Object.values(versions)) {
        if (!share.loaded) share.loading = null
      }
    }
  }
}

function addressOf(path: string): string {
  return new URL(path, location.origin).href
}
