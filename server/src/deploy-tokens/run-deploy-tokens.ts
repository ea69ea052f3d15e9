import {
  createDeployToken,
  everyApp,
  listDeployTokens,
  RefusedError,
  revokeDeployToken,
} from '@swipefolio/platform/release-store'
import { isReserved, parsePattern } from '@swipefolio/platform/registry'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { withDatabase } from '../foundation/db/with-database'
import { StartError } from '../foundation/start-error'

const usage = `npm run deploy-token -- create <name> --apps mfe-recruiter,mfe-labs [--days 90]
                           [--paths /labs,/lab] [--slots overlay]   places of its own
npm run deploy-token -- create <name> --operator [--days 90]   a token for every app and for /platform
npm run deploy-token -- list
npm run deploy-token -- revoke <name>`

interface Invocation {
  root: string
  args: string[]
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  complain: (line: string) => void
}

/** Creates, lists and revokes deploy tokens in the database of the settings. Returns the exit code. */
export async function runDeployTokens({ root, args, env, say, complain }: Invocation) {
  try {
    const command = readCommand(args)
    await withDatabase({ root, env }, (pool) => command(pool, say))
    return 0
  } catch (error) {
    if (!(error instanceof RefusedError || error instanceof StartError)) throw error
    complain(error.message)
    return 1
  }
}

type Command = (pool: Pool, say: Invocation['say']) => Promise<void>

function readCommand(args: string[]): Command {
  const { values, positionals } = parse(args)
  const [action, name = ''] = positionals
  if (action === 'list' && positionals.length === 1) return list
  if (positionals.length !== 2 || !/^[a-z][a-z0-9-]{0,63}$/.test(name)) throw refuse(usage)
  if (action === 'revoke') {
    return async (pool, say) => {
      await revokeDeployToken(pool, name)
      say(`${name} opens nothing any more.`)
    }
  }
  if (action !== 'create') throw refuse(usage)
  const apps = values.operator ? [everyApp] : (listOf(values.apps) ?? [])
  const days = Number(values.days ?? 90)
  if (apps.length === 0) throw refuse(usage)
  if (!Number.isInteger(days) || days < 1 || days > 366) {
    throw refuse('--days is a number from 1 to 366.')
  }
  const paths = listOf(values.paths)
  const slots = listOf(values.slots)
  const strange = paths?.find((path) => !isOwnable(path))
  if (strange !== undefined) throw refuse(`${strange} is no path that a token can own.`)
  return async (pool, say) => say(await createDeployToken(pool, { name, apps, paths, slots, days }))
}

const listOf = (text: string | undefined) => text?.split(',').filter(Boolean)

const isOwnable = (path: string) =>
  parsePattern(path)?.every((segment) => !segment.startsWith(':')) && !isReserved(path)

function parse(args: string[]) {
  try {
    const options = {
      apps: { type: 'string' },
      paths: { type: 'string' },
      slots: { type: 'string' },
      days: { type: 'string' },
      operator: { type: 'boolean' },
    } as const
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw refuse(usage)
  }
}

const refuse = (sentence: string) => new RefusedError(400, sentence)

async function list(pool: Pool, say: Invocation['say']) {
  const tokens = await listDeployTokens(pool)
  if (tokens.length === 0) say('There are no tokens.')
  for (const { name, apps, paths, slots, expiresAt, revokedAt, usedAt } of tokens) {
    const places = [...(paths ?? []), ...(slots ?? [])].map((place) => `, ${place}`).join('')
    const state = revokedAt
      ? `revoked ${day(revokedAt)}`
      : `${expiresAt < new Date() ? 'expired' : 'valid until'} ${day(expiresAt)}`
    const use = usedAt ? `used ${day(usedAt)}` : 'never used'
    say(
      `${name}: ${apps.includes(everyApp) ? 'every app' : apps.join(', ')}${places}; ${state}, ${use}`,
    )
  }
}

const day = (at: Date) => at.toISOString().slice(0, 10)
