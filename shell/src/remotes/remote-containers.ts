import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import { shellName, type RegistryApp } from '@swipefolio/platform/registry'
import { guardedScripts } from './guarded-scripts'
import { pageRegistry } from './page-registry'
import type { ScreenModule } from './screen-module'

const attempts = new Map<string, number>()

/** Makes every remote of the registry known; nothing is fetched yet. */
export function startRemotes(): void {
  registerPlugins([guardedScripts])
  const { guardScript } = globalThis
  globalThis.guardScript = (script) => guardScript(withAttempt(script))
  const names = Object.keys(pageRegistry().apps).filter((name) => name !== shellName)
  registerRemotes(names.map(remote))
}

export async function loadRemoteScreen(name: string, screen: string): Promise<ScreenModule> {
  const loaded = await loadRemote<ScreenModule>(`${remote(name).name}/${screen}`)
  if (loaded === null) throw new Error(`${name} has no screen ${screen}`)
  return loaded
}

/** After a failure: the next load starts from a fresh container, because a failed one may stay broken. */
export function replaceContainer(name: string): void {
  const app = appNamed(name)
  attempts.set(name, attemptOf(name) + 1)
  // The runtime would take a tag or a container that is still there for the new one.
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (new URL(script.src).pathname.startsWith(app.base)) script.remove()
  }
  Reflect.set(globalThis, app.federationName, undefined)
  forgetFailedShares()
  registerRemotes([remote(name)])
}

/** A retried file gets an address of its own: the browser would answer the old one with a preload that failed. */
function withAttempt(script: HTMLScriptElement): HTMLScriptElement {
  const address = new URL(script.src)
  const name = Object.entries(pageRegistry().apps).find(([, { base }]) =>
    address.pathname.startsWith(base),
  )?.[0]
  const attempt = name === undefined ? 0 : attemptOf(name)
  if (attempt > 0) {
    address.searchParams.set('attempt', String(attempt))
    script.src = address.href
  }
  return script
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

function remote(name: string) {
  const { federationName, base, entry } = appNamed(name)
  const attempt = attemptOf(name)
  const address = attempt > 0 ? `${base}${entry}?attempt=${attempt}` : `${base}${entry}`
  return {
    name: attempt > 0 ? `${federationName}_${attempt}` : federationName,
    entryGlobalName: federationName,
    type: 'var' as const,
    entry: new URL(address, location.origin).href,
  }
}

function attemptOf(name: string): number {
  return attempts.get(name) ?? 0
}

function appNamed(name: string): RegistryApp {
  const app = pageRegistry().apps[name]
  if (app === undefined) throw new Error(`No app named ${name} is live`)
  return app
}
