import type { Registry, RegistryApp, RegistryRelease } from '@swipefolio/platform/registry'
import type { ComponentType } from 'react'
import { sendReports, type Report } from '../health'

type Screens = Record<string, ComponentType>

let served: Record<string, Screens> = {}

const sent: Blob[] = []
navigator.sendBeacon = (_address, body) => sent.push(body as Blob) > 0

/** Takes what was reported since the last time, as 'failure of app@version: reason'. */
export async function takeReports(): Promise<string[]> {
  sendReports()
  const texts = await Promise.all(sent.splice(0).map(textOf))
  return texts.flatMap((text) =>
    (JSON.parse(text) as Report[]).map(
      ({ app, version, kind, reason = '' }) => `${kind} of ${app}@${version}: ${reason}`,
    ),
  )
}

/** The containers that the page can load from now on, by address; every other script fails. */
export function serve(containers: Record<string, Screens>): void {
  served = containers
}

export function releaseOf(app: string, version: string): RegistryApp {
  return {
    version,
    base: `/apps/${app}/${version}/`,
    entry: 'remoteEntry.js',
    federationName: app.replace('-', '_'),
    screens: {},
    integrity: {},
  }
}

/** jsdom's Blob has no method for it. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.readAsText(blob)
  })
}

export function registryOf(...apps: (RegistryApp & { previous?: RegistryRelease })[]): Registry {
  const nameOf = ({ base }: RegistryRelease) => base.split('/')[2] ?? ''
  return {
    apps: Object.fromEntries(apps.map((app) => [nameOf(app), app])),
    routes: [],
    menu: [],
    slots: [],
  }
}

// The browser's part, which jsdom leaves out: a script is fetched, runs and leaves its container behind.
globalThis.guardScript = (script) => {
  script.type = 'text/plain'
  setTimeout(() => {
    const { pathname, search } = new URL(script.src)
    const screens = served[pathname + search]
    if (screens === undefined) return script.dispatchEvent(new Event('error'))
    const name = pathname.split('/')[2]?.replace('-', '_') ?? ''
    Reflect.set(globalThis, name, containerOf(screens))
    return script.dispatchEvent(new Event('load'))
  })
  return script
}

function containerOf(screens: Screens) {
  return {
    init: () => undefined,
    get: (id: string) => Promise.resolve(() => ({ default: screens[id.replace('./', '')] })),
  }
}
