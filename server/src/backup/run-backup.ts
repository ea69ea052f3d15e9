import { resolve } from 'node:path'
import { pino } from 'pino'
import { createShutdownSteps } from '../foundation/shutdown-steps'
import { type Config, loadConfig } from '../foundation/settings/config'
import type { Logger } from '../foundation/logger'
import { reasonOf, StartError } from '../foundation/start-error'
import { reachDatabase } from '../foundation/db/reach-database'
import { backUp } from './back-up'
import { restore } from './restore'

interface Invocation {
  root: string
  args: string[]
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  complain: (line: string) => void
}

type Command = (config: Config, logger: Logger, folder: string) => Promise<string>

/**
 * Copies the embedded database of the settings into the named folder, whether it runs or not. Returns the exit
 * code.
 */
export const runBackup = (invocation: Invocation): Promise<number> =>
  run('backup', invocation, async (config, logger, folder) => {
    const closing = createShutdownSteps(logger)
    try {
      const { connection } = await reachDatabase(config, logger, closing)
      const files = await backUp(connection, folder)
      return `The database is in ${folder}: ${files} files.`
    } finally {
      await closing.close()
    }
  })

/** Replaces the embedded database of the settings with a backup. Returns the exit code. */
export const runRestore = (invocation: Invocation): Promise<number> =>
  run('restore', invocation, async (config, logger, folder) => {
    const before = await restore({ ...config, logger }, folder).catch((error: unknown) => {
      if (error instanceof StartError) throw error
      throw new StartError(`The backup was not restored: ${reasonOf(error)}.`, { cause: error })
    })
    const kept = before ? ` What was there before is in ${before}.` : ''
    return `The database of ${folder} is in ${config.dataDir}.${kept}`
  })

async function run(
  name: 'backup' | 'restore',
  { root, args, env, say, complain }: Invocation,
  command: Command,
): Promise<number> {
  try {
    const [folder, ...more] = args
    if (!folder || more.length > 0) throw new StartError(`npm run ${name} -- <folder>`)
    const config = loadConfig(env, root)
    if (config.databaseUrl) {
      throw new StartError(
        'DATABASE_URL names a PostgreSQL of its own: use its tools, such as pg_basebackup.',
      )
    }
    say(await command(config, pino({ level: 'silent' }), resolve(root, folder)))
    return 0
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    complain(error.message)
    return 1
  }
}
