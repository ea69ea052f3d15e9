import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database, Executor } from '../db/database'
import type { OutboxTable } from '../db/mail-tables'
import type { Events } from '../events/events'
import { loggableError } from '../loggable-error'
import type { Clock } from '../clock'
import type { Logger } from '../logger'
import type { Metrics } from '../metrics/metrics'
import { backOff, isPermanent } from './failures'
import type { Tracing } from '../tracing/tracing'
import type { Composers, Delivery, Mail, MailJobs, MailKind, OtherJobs, Senders } from './mail'

const claimedAtOnce = 5
const pollMilliseconds = 1000
/** The lease of a claimed mail. After it, another process may claim the mail. */
const leaseMilliseconds = 60_000

type Jobs = MailJobs & OtherJobs

export interface Outbox {
  /** Stores a job. Any process does it once the executor's transaction has committed, and the delay in milliseconds is over. */
  add<Kind extends keyof Jobs>(
    executor: Executor,
    kind: Kind,
    job: Jobs[Kind],
    delay?: number,
  ): Promise<void>
  /** Resolves when no mail is due. */
  idle(): Promise<void>
  /** Stops claiming and resolves when the claimed mails are done. */
  close(): Promise<void>
}

interface OutboxOptions {
  db: Kysely<Database>
  clock: Clock
  logger: Logger
  events: Events
  composers: Composers
  senders: Senders
  delivery: Delivery
  metrics: Pick<Metrics, 'mails'>
  tracing?: Tracing
}

type Row = Selectable<OutboxTable>

/**
 * A transactional outbox: mail is stored in the database until it is sent, so that faults delay it and no crash loses
 * it.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { db, clock, logger, events, composers, senders, delivery, metrics, tracing } = options
  let working: Promise<void> | undefined
  let isClosed = false

  async function claim(): Promise<Row[]> {
    const now = clock()
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(claimedAtOnce)
      .forUpdate()
      .skipLocked()
    return db
      .updateTable('outbox')
      .set({ due_at: new Date(now.getTime() + leaseMilliseconds), tries: sql`tries + 1` })
      .where('id', 'in', due)
      .returningAll()
      .execute()
  }

  const remove = ({ id }: Row) => db.deleteFrom('outbox').where('id', '=', id).execute()

  /** A kind that only a newer server knows waits for one. */
  const describe = ({ kind }: Row): { subject: string; lifetime: number } => {
    if (kind in senders) return senders[kind as keyof Senders]
    const lifetime = kind in composers ? composers[kind as MailKind].lifetime : Infinity
    return { subject: kind in composers ? 'A mail' : 'A job of another version', lifetime }
  }

  async function postpone(row: Row, error: unknown) {
    const dueAt = new Date(clock().getTime() + backOff(row.tries))
    const { subject, lifetime } = describe(row)
    const isOver = dueAt.getTime() > row.created_at.getTime() + lifetime
    const job = { err: loggableError(error), kind: row.kind, tries: row.tries }
    if (isOver || isPermanent(error)) {
      metrics.mails.inc({ kind: row.kind, outcome: 'given-up' })
      logger.error(job, `${subject} was given up`)
      await remove(row)
    } else {
      metrics.mails.inc({ kind: row.kind, outcome: 'postponed' })
      logger.warn(job, `${subject} was postponed`)
      await db.updateTable('outbox').set({ due_at: dueAt }).where('id', '=', row.id).execute()
    }
  }

  /** Resolves to whether the mail was sent or is no longer due. */
  async function trySending(row: Row): Promise<boolean> {
    try {
      const isSent = await perform(row)
      if (isSent) metrics.mails.inc({ kind: row.kind, outcome: 'sent' })
      await remove(row)
      return true
    } catch (error) {
      await postpone(row, error)
      return false
    }
  }

  async function perform({ kind, data }: Row): Promise<boolean> {
    if (kind in senders) return senders[kind as keyof Senders].send(data as never)
    const mail = await composers[kind as MailKind].compose(data as never)
    if (mail) await deliver(mail)
    return mail !== undefined
  }

  async function deliver(mail: Mail) {
    const span = tracing?.beginChild('deliver mail', { kind: 'client' })
    let isFailed = true
    try {
      await delivery.deliver(mail)
      isFailed = false
    } finally {
      span?.end({ isFailed })
    }
  }

  async function send(row: Row) {
    const attributes = { 'swipefolio.mail.kind': row.kind, 'swipefolio.mail.tries': row.tries }
    const span = tracing?.begin('mail', { kind: 'consumer', attributes })
    let isSent = false
    try {
      isSent = await (span ? span.run(() => trySending(row)) : trySending(row))
    } finally {
      span?.end({ isFailed: !isSent })
    }
  }

  async function workOff() {
    for (;;) {
      const rows = isClosed ? [] : await claim()
      if (rows.length === 0) return
      await Promise.all(rows.map(send))
    }
  }

  /** Sends one mail at a time. A later poll finds what cannot be claimed or postponed now. */
  function work(): Promise<void> {
    working ??= workOff()
      .catch((error: unknown) =>
        logger.debug({ err: loggableError(error) }, 'The outbox has to wait'),
      )
      .finally(() => {
        working = undefined
      })
    return working
  }

  const handleDue = () => void work()
  const timer = setInterval(handleDue, pollMilliseconds).unref()
  const unsubscribe = events.subscribe('mailDue', handleDue)

  return {
    async add(executor, kind, job, delay = 0) {
      const now = clock()
      await executor
        .insertInto('outbox')
        .values({
          kind,
          data: JSON.stringify(job),
          created_at: now,
          due_at: new Date(now.getTime() + delay),
        })
        .execute()
      if (delay === 0) await events.publish('mailDue', {}, executor)
    },
    async idle() {
      await working
      await work()
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      unsubscribe()
      await working
    },
  }
}
