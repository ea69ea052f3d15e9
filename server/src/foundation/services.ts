import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from './settings/config'
import type { Database } from './db/database'
import type { Events } from './events/events'
import type { Outbox } from './mail/outbox'
import type { Fetch } from './outbound/request'

export type Clock = () => Date
export type Logger = FastifyBaseLogger

/** What every module is given; tests give the same with a clock of their own. */
export interface Services {
  config: Config
  db: Kysely<Database>
  clock: Clock
  outbox: Outbox
  events: Events
  fetch: Fetch
  logger: Logger
}
