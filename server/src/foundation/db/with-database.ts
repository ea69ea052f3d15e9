import type { Pool } from 'pg'
import { pino } from 'pino'
import { loadConfig } from '../settings/config'
import { createShutdownSteps } from '../shutdown-steps'
import { createPool } from './connect'
import { explainDatabase, prepareDatabase, reachDatabase } from './reach-database'

interface Place {
  root: string
  env: NodeJS.ProcessEnv
}

/** Runs a command on the database of the settings, whether a server uses it or not. */
export async function withDatabase<T>(
  { root, env }: Place,
  command: (pool: Pool) => Promise<T>,
): Promise<T> {
  const logger = pino({ level: 'silent' })
  const closing = createShutdownSteps(logger)
  try {
    const config = loadConfig(env, root)
    const { connection, direct } = await reachDatabase(config, logger, closing)
    await explainDatabase(config, () => prepareDatabase(direct, logger))
    const pool = createPool(connection, logger, { max: 1 })
    closing.add(() => pool.end())
    return await command(pool)
  } finally {
    await closing.close()
  }
}
