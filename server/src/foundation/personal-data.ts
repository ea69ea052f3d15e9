import { sql } from 'kysely'
import { nothingPersonal, type PersonalData, stays, withheld } from './db/declare-personal-data'

const undelivered = withheld('A mail that is on its way to the person')

export const foundationData = {
  tables: {
    outbox: {
      removedBy: ({ trx, account: { id, email, role } }) =>
        sql`
            delete from outbox
            where data ->> 'accountId' = ${String(id)}
              or (data ->> 'email' = ${email} and data ->> 'role' = ${role})`.execute(trx),
      columns: {
        id: undelivered,
        kind: undelivered,
        data: undelivered,
        created_at: undelivered,
        due_at: undelivered,
        tries: undelivered,
        unique_key: undelivered,
      },
    },
    mail: {
      removedBy: ({ trx, account }) =>
        trx.deleteFrom('mail').where('recipient', '=', account.email).execute(),
      columns: {
        id: undelivered,
        recipient: undelivered,
        subject: undelivered,
        text: undelivered,
        html: undelivered,
        created_at: undelivered,
      },
    },
    call_count: {
      kept: 'A count names an account by its id alone, and is removed two minutes later',
      columns: {
        key: stays(withheld('Counts calls of the current minute')),
        minute: nothingPersonal,
        calls: nothingPersonal,
      },
    },
    migration: {
      kept: 'It lists the migrations that have run',
      columns: { name: nothingPersonal, applied_at: nothingPersonal },
    },
    backup_state: {
      kept: 'It says how the backups do',
      columns: {
        is_only: nothingPersonal,
        base_at: nothingPersonal,
        restorable_until: nothingPersonal,
        failures: nothingPersonal,
        last_failure: nothingPersonal,
      },
    },
    write_probe: {
      kept: 'It holds what the readiness of processes was proved with',
      columns: {
        process_id: nothingPersonal,
        written_at: nothingPersonal,
        filler: nothingPersonal,
      },
    },
    event_outbox: {
      kept: 'It holds ids until they are published within a second',
      columns: { id: nothingPersonal, envelope: nothingPersonal, created_at: nothingPersonal },
    },
    wal_timeline: {
      kept: 'It tells replicas of this database from others',
      columns: { id: nothingPersonal },
    },
  },
} satisfies PersonalData<
  | 'outbox'
  | 'mail'
  | 'call_count'
  | 'migration'
  | 'backup_state'
  | 'write_probe'
  | 'wal_timeline'
  | 'event_outbox'
>
