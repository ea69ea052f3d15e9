import {
  composeRegistry,
  mergeRegistries,
  shellName,
  type Registry,
  type Release,
} from '@swipefolio/platform/registry'
import { t } from '@swipefolio/shared/i18n'
import {
  completeRegistry,
  refreshRegistry,
  retryCompletion,
  setRegistryTransform,
} from '../latest-registry'
import { allowedOverrides, pageRegistry } from '../page-registry'
import { markOverridden } from '../releases-in-tab'
import {
  isServer,
  hasStoredOverrides,
  nameOf,
  parseOverride,
  storedOverrides,
  storeOverrides,
  takeDropped,
  type Override,
} from './stored-overrides'

const requestTimeout = 3_000

/** The overrides in force, and a sentence for each that was refused. */
export interface OverrideOutcome {
  inForce: Override[]
  refused: string[]
}

/** Replaces live releases by the builds that the URL requests now or requested earlier in this tab. */
export async function applyOverrides(): Promise<OverrideOutcome> {
  // An override may name an app that this page does not need.
  if (hasOverrides()) await completeRegistry().catch(retryCompletion)
  const apps = Object.keys(pageRegistry().apps)
  const requested = takeRequested(apps)
  const wanted = [...requested, ...storedOverrides(apps)].filter(
    ({ app }, index, all) => all.findIndex((one) => one.app === app) === index,
  )
  const shell = wanted.find(({ app }) => app === shellName)
  if (shell && !requested.includes(shell) && !isShown(shell)) return reloadWithShell(shell)
  const published = wanted.filter((override) => !isServer(override))
  const dropped = takeDropped()
  const outcome: OverrideOutcome = {
    inForce: [],
    refused: dropped ? [t('{dropped} did not start and was dropped.', { dropped })] : [],
  }
  const builds = await fetchBuilds(wanted.filter(isServer), outcome)
  const query = published.map((override) => `app=${encodeURIComponent(nameOf(override))}`).join('&')
  setRegistryTransform(query, (registry) => withBuilds(registry, builds))
  if (wanted.length > 0) await refreshRegistry(-1)
  for (const override of published) {
    if (isShown(override)) outcome.inForce.push(override)
    else outcome.refused.push(t('{name} is not published.', { name: nameOf(override) }))
  }
  storeOverrides(outcome.inForce)
  markOverridden(outcome.inForce.map(({ app }) => app))
  return outcome
}

const isShown = ({ app, target }: Override) => pageRegistry().apps[app]?.version === target

const hasOverrides = () => new URLSearchParams(location.search).has('app') || hasStoredOverrides()

/** Another shell needs another page: reloads with the shell in the URL. */
function reloadWithShell(shell: Override): Promise<never> {
  const address = new URL(location.href)
  address.searchParams.append('app', nameOf(shell))
  location.replace(address)
  return new Promise(() => undefined)
}

/** Removes an override that did not start. */
export function dropOverride(app: string): void {
  const apps = Object.keys(pageRegistry().apps)
  storeOverrides(storedOverrides(apps).filter((override) => override.app !== app))
}

/** Moves the overrides out of the URL, so that a reload after a reset does not apply them again. */
function takeRequested(apps: readonly string[]): Override[] {
  const address = new URL(location.href)
  const requested = address.searchParams.getAll('app')
  if (requested.length === 0) return []
  address.searchParams.delete('app')
  history.replaceState(history.state, '', address)
  return requested.flatMap((text) => parseOverride(text, apps) ?? [])
}

async function fetchBuilds(served: readonly Override[], outcome: OverrideOutcome) {
  const origins = allowedOverrides()?.origins ?? []
  const answers = await Promise.all(
    served.map(async (override) => {
      // Only the front door can serve another shell.
      const isAllowed = override.app !== shellName && origins.includes(override.target)
      return { override, isAllowed, release: isAllowed && (await fetchBuild(override.target)) }
    }),
  )
  return answers.flatMap(({ override, isAllowed, release }) => {
    if (release && release.app === override.app) {
      outcome.inForce.push(override)
      return [{ origin: override.target, release }]
    }
    outcome.refused.push(
      isAllowed
        ? t('{name} did not answer with a build of it.', { name: nameOf(override) })
        : t('{name} is not allowed here.', { name: nameOf(override) }),
    )
    return []
  })
}

async function fetchBuild(origin: string): Promise<Release | undefined> {
  try {
    const signal = AbortSignal.timeout(requestTimeout)
    const answer = await fetch(`${origin}/release.json`, { cache: 'no-store', signal })
    return answer.ok ? ((await answer.json()) as Release) : undefined
  } catch (error) {
    console.error(`${origin} did not answer:`, error)
    return undefined
  }
}

function withBuilds(
  registry: Registry,
  builds: readonly { origin: string; release: Release }[],
): Registry {
  return builds.reduce((current, { origin, release }) => {
    const built = composeRegistry([release], { isDevelopment: true })
    const app = built.apps[release.app]
    if (app) {
      // The live release is the fallback when the build does not start.
      built.apps[release.app] = { ...app, base: `${origin}/`, previous: current.apps[release.app] }
    }
    const others = new Set(Object.keys(current.apps).filter((name) => name !== release.app))
    return mergeRegistries(current, built, others)
  }, registry)
}
