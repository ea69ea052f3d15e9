import type { Registry, RegistryApp, RegistryRelease } from '@swipefolio/platform/registry'
import type { ComponentType } from 'react'
import { sendReports, type Report } from '../health'
import { requestTicket } from '../page-ticket'

type Screens = Record<string, ComponentType | Promise<ComponentType>>

let served: Record<string, Screens> = {}

const sent: Blob[] = []
globalThis.pageTicket = Promise.resolve('ticket')
navigator.sendBeacon = (_address, body) => sent.push(body as Blob) > 0

/** Returns and clears the sent reports, as 'failed of app@version: reason'; `all` includes beginnings and departures. */
export async function takeReports({ all = false } = {}): Promise<string[]> {
  sendReports()
  await requestTicket()
  const texts = await Promise.all(sent.splice(0).map(textOf))
  return texts.flatMap((text) =>
    (JSON.parse(text) as { reports: Report[] }).reports
      .filter(({ kind }) => all || (kind !== 'began' && kind !== 'left'))
      .map(({ app, version, kind, reason = '' }) => `${kind} of ${app}@${version}: ${reason}`),
  )
}

/** Sets the containers that can be loaded, by URL; every other script fails. */
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

/** jsdom's Blob has no `text()`. */
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

// jsdom does not load scripts: fakes a script that runs and defines its container.
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
    get: async (id: string) => {
      const component = await screens[id.replace('./', '')]
      return () => ({ default: component })
    },
  }
}
