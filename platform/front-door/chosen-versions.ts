import type { FastifyRequest } from 'fastify'
import { shellName, type Registry } from '../registry'
import type { FrontDoorOptions } from './options'
import { askedVersions } from './overrides'

const cookie = /(?:^|;\s*)shell=([\w.-]{1,64})(?:;|$)/

/** Versions by app name that this browser gets in place of the live ones. */
export function chosenVersions(
  request: FastifyRequest,
  registry: Registry,
  { overrides }: Pick<FrontDoorOptions, 'overrides'>,
): Map<string, string> {
  const versions = overrides ? askedVersions(request, registry) : new Map<string, string>()
  // Set by a page whose shell did not start: the previous release, and no other, replaces it for a while.
  const wanted = cookie.exec(request.headers.cookie ?? '')?.[1]
  const previous = registry.apps[shellName]?.previous?.version
  if (wanted !== undefined && wanted === previous && !versions.has(shellName)) {
    versions.set(shellName, previous)
  }
  return versions
}
