import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import type { RegistryRelease } from '@swipefolio/platform/registry'
import { rewriteScriptUrls } from './script-guard'
import { containerLoader } from './load-container'
import type { ScreenModule } from './screen-module'

/** Failed attempts per release; each attempt uses its own container and URLs. */
const attempts = new Map<string, number>()
/** Remote names in the federation runtime by container URL. */
const names = new Map<string, string>()

/** Sets the federation runtime up; fetches nothing. */
export function startRemotes(): void {
  registerPlugins([containerLoader])
  rewriteScriptUrls(withAttempt)
}

export async function loadRemoteScreen(
  release: RegistryRelease,
  screen: string,
): Promise<ScreenModule> {
  const container = containerOf(release)
  // It sets the catalogue before a module with a message is evaluated.
  if (release.isTranslated) await loadRemote(`${container}/i18n-${document.documentElement.lang}`)
  const loaded = await loadRemote<ScreenModule>(`${container}/${screen}`)
  if (loaded === null) throw new Error(`${container} has no screen ${screen}`)
  return loaded
}

/** After a failure: makes the next load of this release start from scratch, because failed state stays cached. */
export function abandonContainer({ base }: Pick<RegistryRelease, 'base'>): void {
  attempts.set(base, (attempts.get(base) ?? 0) + 1)
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    // The bundler would wait for a pending tag instead of retrying.
    if (script.id !== 'shell' && addressOf(script.src).startsWith(addressOf(base))) script.remove()
  }
  clearFailedShares()
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

/** Adds a cache-busting parameter, because the browser would answer the original URL with its failed preload. */
function withAttempt(address: string): string {
  for (const [base, attempt] of attempts) {
    if (!address.startsWith(addressOf(base))) continue
    const file = new URL(address)
    file.searchParams.set('attempt', String(attempt))
    return file.href
  }
  return address
}

/** The federation runtime caches the failure of a shared package for ever otherwise. */
function clearFailedShares(): void {
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
