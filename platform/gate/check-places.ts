import {
  isBuiltInName,
  isReserved,
  matchPath,
  parsePattern,
  readParameters,
  shellName,
  type AppMenuEntry,
  type AppRoute,
  type Release,
} from '../registry'
import { labelFault } from './labels'
import type { Refusal } from './refusal'

/** The faults of a release's routes, menu entries and slots by themselves. */
export function checkPlaces(release: Release): Refusal[] {
  const { app, version, manifest } = release
  const refusal = (rule: Refusal['rule']) => (fault: string) => ({
    rule,
    sentence: `${app} ${version} ${fault}`,
  })
  return [
    ...manifest.routes.flatMap((route) => routeFault(app, route) ?? []).map(refusal('routes')),
    ...manifest.menu
      .flatMap((entry) => entryFault(entry, manifest.routes) ?? [])
      .map(refusal('menu')),
    ...manifest.slots
      .filter(({ slot }) => isBuiltInName(slot))
      .map(({ slot }) => `cannot fill a slot named ${slot}: no slot has that name.`)
      .map(refusal('slots')),
    ...manifest.slots
      .flatMap(({ slot, reads }) => readFault(`the slot ${slot}`, reads) ?? [])
      .map(refusal('slots')),
  ]
}

function routeFault(
  app: string,
  { path, development, reads = [], searchReads = {} }: AppRoute,
): string | undefined {
  // The shell's pages for developers exist on no public server.
  if (isReserved(path) && !(app === shellName && development)) {
    return `has a page at ${path}, which the server keeps for itself.`
  }
  const segments = parsePattern(path)
  if (segments === undefined) {
    return `has a page at ${path}, which is no path: segments are plain text or different parameters like :id.`
  }
  if (segments[0]?.startsWith(':')) {
    return `has a page at ${path}, which would take the pages of every app: the first segment is plain text.`
  }
  return readFault(path, [...reads, ...Object.values(searchReads).flat()], segments)
}

function readFault(
  place: string,
  reads: readonly string[] = [],
  segments: readonly string[] = [],
): string | undefined {
  const isUnknown = (name: string) => !segments.includes(`:${name}`)
  const read = reads.find((address) => readParameters(address).some(isUnknown))
  return read && `names the read ${read}, which has a parameter that ${place} has not.`
}

function entryFault(
  { label, path }: AppMenuEntry,
  routes: readonly AppRoute[],
): string | undefined {
  const misread = labelFault(label)
  if (misread !== undefined) return misread
  const isOwn = parsePattern(path) && routes.some((route) => matchPath(route.path, path))
  return isOwn ? undefined : `has a menu entry "${label}" to ${path}, where it has no page.`
}
