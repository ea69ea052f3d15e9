import type { FastifyRequest } from 'fastify'
import { countCall, findDeployer, mayDeploy, RefusedError, type Deployer } from '../release-store'
import { LimitError } from './answers'
import type { ReleasePlaneOptions } from './options'

/** Calls in a minute: with a token, and from an address that has none that is valid. */
const limits = { token: 600, address: 30, health: 60 }

/** Counts a call; throws when there were too many in this minute. */
export async function count(
  { pool, limits: areOn }: ReleasePlaneOptions,
  kind: keyof typeof limits,
  subject: string,
): Promise<void> {
  if (!areOn) return
  const wait = await countCall(pool, `${kind} ${subject}`, limits[kind])
  if (wait !== undefined) throw new LimitError(wait)
}

/** Whose deploy token a call carries. */
export async function authenticate(
  request: FastifyRequest,
  options: ReleasePlaneOptions,
): Promise<Deployer> {
  const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
  return enter(request, options, token)
}

/** The same for a token that came another way. */
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
