import type { Kysely } from 'kysely'
import type { Clock } from './clock'
import type { Logger } from './logger'
import type { Config } from './settings/config'
import type { Database } from './db/database'
import type { Replicas } from './db/replicas'
import type { Events } from './events/events'
import type { Files } from './files/files'
import type { Outbox } from './mail/outbox'
import type { Metrics } from './metrics/metrics'
import type { Send } from './outbound/request'
import type { Passwords } from './passwords/passwords'
import type { Tracing } from './tracing/tracing'

/** The services that every module gets. Tests replace the clock. */
export interface Services {
  config: Config
  db: Kysely<Database>
  clock: Clock
  outbox: Outbox
  events: Events
  files: Files
  send: Send
  passwords: Passwords
  logger: Logger
  metrics: Metrics
  /** Undefined unless replicas are configured. */
  replicas?: Replicas
  /** Undefined unless a collector is configured. */
  tracing?: Tracing
}
