import type { FastifyRequest } from 'fastify'
import { shellName, type Registry } from '../registry'
import type { FrontDoorOptions } from './options'
import { askedVersions } from './overrides'

const cookie = /(?:^|;\s*)shell=([\w.-]{1,64})(?:;|$)/

/** Versions, by the app's name, that this browser gets in place of what is live for it. */
export function chosenVersions(
  request: FastifyRequest,
  registry: Registry,
  { overrides }: Pick<FrontDoorOptions, 'overrides'>,
): Map<string, string> {
  const versions = overrides ? askedVersions(request, registry) : new Map<string, string>()
  // Kept by a page whose shell did not start: the one before it, and no other, stands in for a while.
  const wanted = cookie.exec(request.headers.cookie ?? '')?.[1]
  const previous = registry.apps[shellName]?.previous?.version
  if (wanted !== undefined && wanted === previous && !versions.has(shellName)) {
    versions.set(shellName, previous)
  }
  return versions
}
