import type { TestServer } from './test-server'

/**
 * A schema of the test database that answers as a standby does: it takes no writes, has no project requests, and has replayed what
 * `replayed` says.
 */
export async function createStandInReplica({ pool }: TestServer) {
  await pool.query(`
    create schema replica;
    create table replica.replayed (position pg_lsn);
    insert into replica.replayed values (null);
    create function replica.pg_is_in_recovery() returns boolean language sql as 'select true';
    create function replica.pg_last_wal_replay_lsn() returns pg_lsn language sql as
      'select coalesce(position, pg_current_wal_insert_lsn()) from replica.replayed';
    create view replica.project_request as select * from public.project_request where false`)
  return {
    /** How a server reaches it. */
    parameters: {
      options: '-c search_path=replica,pg_catalog,public -c default_transaction_read_only=on',
    },
    /** Replays nothing that is written from now on. */
    pause: () => pool.query('update replica.replayed set position = pg_current_wal_insert_lsn()'),
    resume: () => pool.query('update replica.replayed set position = null'),
    /** Takes no part in the replication any more. */
    promote: () =>
      pool.query(
        `create or replace function replica.pg_is_in_recovery() returns boolean language sql as 'select false'`,
      ),
  }
}
