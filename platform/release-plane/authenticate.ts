import type { FastifyRequest } from 'fastify'
import { countCall, findDeployer, mayDeploy, RefusedError, type Deployer } from '../release-store'
import { RateLimitError } from './parsers-and-errors'
import type { ReleasePlaneOptions } from './options'

/** The rate limits per minute: of a valid token, of an address without one, of tickets for an address, of a page's reports. */
const limits = { token: 600, address: 30, ticket: 60, health: 60 }

/** Counts a call; throws when the rate limit of this minute is exceeded. */
export async function count(
  { pool, limits: areOn }: ReleasePlaneOptions,
  kind: keyof typeof limits,
  subject: string,
): Promise<void> {
  if (!areOn) return
  const wait = await countCall(pool, `${kind} ${subject}`, limits[kind])
  if (wait !== undefined) throw new RateLimitError(wait)
}

/** The holder of the request's deploy token; throws 401 without a valid one. */
export async function authenticate(
  request: FastifyRequest,
  options: ReleasePlaneOptions,
): Promise<Deployer> {
  const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
  return enter(request, options, token)
}

/** The same for a token that is not in the Authorization header. */
export async function enter(
  request: FastifyRequest,
  options: ReleasePlaneOptions,
  token: string,
): Promise<Deployer> {
  const deployer = token === '' ? undefined : await findDeployer(options.pool, token)
  if (deployer === undefined) {
    await count(options, 'address', options.addressOf(request))
    throw new RefusedError(401, 'This needs a deploy token that is valid.')
  }
  await count(options, 'token', deployer.name)
  return deployer
}

/** Throws unless the token is for all of these apps. */
export function requireApps(deployer: Deployer, apps: readonly string[]): void {
  const foreign = apps.filter((app) => !mayDeploy(deployer, app))
  if (foreign.length === 0) return
  throw new RefusedError(403, `The token ${deployer.name} is not for ${foreign.join(', ')}.`)
}
