import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { Refusal } from '../gate'
import type { Release } from '../registry'
import { RefusedError } from './refused-error'
import { signingKey } from './tickets'

/** What became of one screen that a browser opened: `silent` is neither shown nor failed before the deadline. */
export interface TriedScreen {
  screen: string
  path: string
  role: string
  outcome: 'shown' | 'failed' | 'silent'
  /** Errors of the release's own scripts, also after the screen was shown. */
  errors: string[]
}

/** The outcome of opening a release in a browser in the live shell, before it is live. */
export interface Trial {
  by: string
  at: string
  browser: string
  screens: TriedScreen[]
}

/** Whether every screen was shown without an error. */
export const hasPassed = ({ screens }: Pick<Trial, 'screens'>): boolean =>
  screens.every(({ outcome, errors }) => outcome === 'shown' && errors.length === 0)

/** The refusal of a release that has not passed, where the server requires a trial. */
export function checkTrial({ app, version }: Release, trial: Trial | undefined): Refusal[] {
  if (trial && hasPassed(trial)) return []
  const state = trial ? 'did not pass its trial' : 'has not been tried'
  const sentence = `${app} ${version} ${state} in a browser, which this server requires: npm run release -- try ${app}@${version}`
  return [{ rule: 'trial', sentence }]
}

const lifetime = 10 * 60_000

/** The value of the cookie with which one browser gets this published release for ten minutes, and everybody else not. */
export async function allowTrial(pool: Pool, app: string, version: string): Promise<string> {
  await requirePublished(pool, app, version)
  const content = `${app}@${version}~${(Date.now() + lifetime).toString(36)}`
  return `${content}~${(await sign(pool, content)).toString('base64url')}`
}

/** The release that a trial's cookie names, if this server signed it and it has not expired. */
export async function readTrialPass(
  pool: Pool,
  text: string,
): Promise<{ app: string; version: string } | undefined> {
  const [release = '', expiry = '', signature = ''] = text.split('~')
  const expected = await sign(pool, `${release}~${expiry}`)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  if (Number.parseInt(expiry, 36) < Date.now()) return undefined
  const [app = '', version = ''] = release.split('@')
  return { app, version }
}

/** Stores the last trial beside the release, whose files never change. */
export async function saveTrial(
  pool: Pool,
  { app, version }: { app: string; version: string },
  trial: Trial,
): Promise<void> {
  await requirePublished(pool, app, version)
  await pool.query('update platform.releases set trial = $3 where app = $1 and version = $2', [
    app,
    version,
    JSON.stringify(trial),
  ])
}

/** The last trial of a release, if it was tried. */
export async function findTrial(
  client: Pool | PoolClient,
  app: string,
  version: string,
): Promise<Trial | undefined> {
  const { rows } = await client.query<{ trial: Trial | null }>(
    'select trial from platform.releases where app = $1 and version = $2',
    [app, version],
  )
  return rows[0]?.trial ?? undefined
}

async function requirePublished(pool: Pool, app: string, version: string): Promise<void> {
  const { rowCount } = await pool.query(
    'select from platform.releases where app = $1 and version = $2',
    [app, version],
  )
  if (rowCount === 0) throw new RefusedError(404, `${app} ${version} is not published.`)
}

async function sign(pool: Pool, content: string): Promise<Buffer> {
  return createHmac('sha256', await signingKey(pool))
    .update(`trial ${content}`)
    .digest()
}
