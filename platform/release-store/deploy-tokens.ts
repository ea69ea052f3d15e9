import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { RefusedError } from './refused-error'
import { hashOf } from './secret-hash'

/** In a token's apps, stands for all of them: the token of an operator. */
export const everyApp = '*'

/**
 * The holder of a deploy token: its name, the apps that it may move, and the path prefixes and slots that it owns; null
 * for those that its apps hold live and those that are free.
 */
export interface Deployer {
  name: string
  apps: string[]
  paths: string[] | null
  slots: string[] | null
}

/** A token to create; `days` until it expires. */
export interface NewDeployToken {
  name: string
  apps: string[]
  paths?: string[]
  slots?: string[]
  days: number
}

/** The data of a token in a list; the token itself is not stored. */
export interface DeployToken extends Deployer {
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
  usedAt: Date | null
}

const prefix = 'deploy_'
const listed = `name, apps, paths, slots, created_at as "createdAt", expires_at as "expiresAt",
  revoked_at as "revokedAt", used_at as "usedAt"`

/** Creates a token and returns it once; only its hash is stored. */
export async function createDeployToken(
  pool: Pool,
  { name, apps, paths, slots, days }: NewDeployToken,
): Promise<string> {
  const token = prefix + randomBytes(32).toString('base64url')
  const { rowCount } = await pool.query(
    `insert into platform.deploy_tokens (name, hash, apps, paths, slots, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(days => $6)) on conflict (name) do nothing`,
    [name, hashOf(token), apps, paths ?? null, slots ?? null, days],
  )
  if (rowCount === 0) throw new RefusedError(409, `There is a token named ${name} already.`)
  return token
}

export async function listDeployTokens(pool: Pool): Promise<DeployToken[]> {
  const { rows } = await pool.query<DeployToken>(
    `select ${listed} from platform.deploy_tokens order by name`,
  )
  return rows
}

/** Revokes a token. */
export async function revokeDeployToken(pool: Pool, name: string): Promise<void> {
  const { rowCount } = await pool.query(
    `update platform.deploy_tokens set revoked_at = coalesce(revoked_at, now()) where name = $1`,
    [name],
  )
  if (rowCount === 0) throw new RefusedError(404, `There is no token named ${name}.`)
}

/** The holder of a token; undefined when the token is unknown, expired or revoked. */
export async function findDeployer(pool: Pool, token: string): Promise<Deployer | undefined> {
  if (!token.startsWith(prefix)) return undefined
  const { rows } = await pool.query<Deployer>(
    `update platform.deploy_tokens set used_at = now()
     where hash = $1 and revoked_at is null and expires_at > now()
     returning name, apps, paths, slots`,
    [hashOf(token)],
  )
  return rows[0]
}

export const mayDeploy = ({ apps }: Deployer, app: string): boolean =>
  apps.includes(everyApp) || apps.includes(app)
