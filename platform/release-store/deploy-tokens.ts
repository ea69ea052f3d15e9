import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { RefusedError } from './refused-error'

/** Stands in a token's apps for all of them: an operator's. */
export const everyApp = '*'

/** Who moves pointers: a token by its name, and the apps that it is for. */
export interface Deployer {
  name: string
  apps: string[]
}

/** A token as it is listed; the token itself is nowhere. */
export interface DeployToken extends Deployer {
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
  usedAt: Date | null
}

const prefix = 'deploy_'
const listed = `name, apps, created_at as "createdAt", expires_at as "expiresAt",
  revoked_at as "revokedAt", used_at as "usedAt"`

/** Makes a token and tells it, once: only its hash is kept. */
export async function createDeployToken(
  pool: Pool,
  { name, apps, days }: Deployer & { days: number },
): Promise<string> {
  const token = prefix + randomBytes(32).toString('base64url')
  const { rowCount } = await pool.query(
    `insert into platform.deploy_tokens (name, hash, apps, expires_at)
     values ($1, $2, $3, now() + make_interval(days => $4)) on conflict (name) do nothing`,
    [name, hashOf(token), apps, days],
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

/** From now on the token opens nothing. */
export async function revokeDeployToken(pool: Pool, name: string): Promise<void> {
  const { rowCount } = await pool.query(
    `update platform.deploy_tokens set revoked_at = coalesce(revoked_at, now()) where name = $1`,
    [name],
  )
  if (rowCount === 0) throw new RefusedError(404, `There is no token named ${name}.`)
}

/** Whose token it is, unless it is none, has expired or was revoked. */
export async function findDeployer(pool: Pool, token: string): Promise<Deployer | undefined> {
  if (!token.startsWith(prefix)) return undefined
  const { rows } = await pool.query<Deployer>(
    `update platform.deploy_tokens set used_at = now()
     where hash = $1 and revoked_at is null and expires_at > now()
     returning name, apps`,
    [hashOf(token)],
  )
  return rows[0]
}

export const mayDeploy = ({ apps }: Deployer, app: string): boolean =>
  apps.includes(everyApp) || apps.includes(app)

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
