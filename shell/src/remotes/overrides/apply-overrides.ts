import {
  composeRegistry,
  shellName,
  type Registry,
  type Release,
} from '@swipefolio/platform/registry'
import { alterRegistry, refreshRegistry } from '../latest-registry'
import { mergeRegistries } from '../merge-registries'
import { allowedOverrides, pageRegistry } from '../page-registry'
import {
  isServer,
  nameOf,
  parseOverride,
  storedOverrides,
  storeOverrides,
  takeDropped,
  type Override,
} from './stored-overrides'

const longestWait = 3_000

/** What became of the overrides: what is in force, and sentences on what is not. */
export interface OverrideOutcome {
  inForce: Override[]
  refused: string[]
}

/** Puts the builds that were asked for in the address, now or earlier in this tab, in the place of live releases. */
export async function applyOverrides(): Promise<OverrideOutcome> {
  const apps = Object.keys(pageRegistry().apps)
  const asked = takeAsked(apps)
  const wanted = [...asked, ...storedOverrides(apps)].filter(
    ({ app }, index, all) => all.findIndex((one) => one.app === app) === index,
  )
  const shell = wanted.find(({ app }) => app === shellName)
  if (shell && !asked.includes(shell) && !isShown(shell)) return openWith(shell)
  const published = wanted.filter((override) => !isServer(override))
  const dropped = takeDropped()
  const outcome: OverrideOutcome = {
    inForce: [],
    refused: dropped ? [`${dropped} did not start and was dropped.`] : [],
  }
  const builds = await fetchBuilds(wanted.filter(isServer), outcome)
  const query = published.map((override) => `app=${encodeURIComponent(nameOf(override))}`).join('&')
  alterRegistry(query, (registry) => withBuilds(registry, builds))
  if (wanted.length > 0) await refreshRegistry(-1)
  for (const override of published) {
    if (isShown(override)) outcome.inForce.push(override)
    else outcome.refused.push(`${nameOf(override)} is not published.`)
  }
  storeOverrides(outcome.inForce)
  return outcome
}

const isShown = ({ app, target }: Override) => pageRegistry().apps[app]?.version === target

/** Another shell comes with a page of its own only. */
function openWith(shell: Override): Promise<never> {
  const address = new URL(location.href)
  address.searchParams.append('app', nameOf(shell))
  location.replace(address)
  return new Promise(() => undefined)
}

/** Ends one override, which has been found not to start. */
export function dropOverride(app: string): void {
  const apps = Object.keys(pageRegistry().apps)
  storeOverrides(storedOverrides(apps).filter((override) => override.app !== app))
}

/** Takes what the address asks for out of it, so that a later reset is not undone by it. */
function takeAsked(apps: readonly string[]): Override[] {
  const address = new URL(location.href)
  const asked = address.searchParams.getAll('app')
  if (asked.length === 0) return []
  address.searchParams.delete('app')
  history.replaceState(history.state, '', address)
  return asked.flatMap((text) => parseOverride(text, apps) ?? [])
}

async function fetchBuilds(served: readonly Override[], outcome: OverrideOutcome) {
  const origins = allowedOverrides()?.origins ?? []
  const answers = await Promise.all(
    served.map(async (override) => {
      // Only the front door can bring another shell.
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
        ? `${nameOf(override)} did not answer with a build of it.`
        : `${nameOf(override)} is not allowed here.`,
    )
    return []
  })
}

async function fetchBuild(origin: string): Promise<Release | undefined> {
  try {
    const signal = AbortSignal.timeout(longestWait)
    const answer = await fetch(`${origin}/release.json`, { cache: 'no-store', signal })
    return answer.ok ? ((await answer.json()) as Release) : undefined
  } catch {
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
      // What is live stands in when the build does not start.
      built.apps[release.app] = { ...app, base: `${origin}/`, previous: current.apps[release.app] }
    }
    const others = new Set(Object.keys(current.apps).filter((name) => name !== release.app))
    return mergeRegistries(current, built, others)
  }, registry)
}
