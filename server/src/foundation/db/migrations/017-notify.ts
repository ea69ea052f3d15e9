import { type Kysely, sql } from 'kysely'

/** Functions with which a write publishes events and creates notifications inside the database, in the write's round trip. */
export async function createNotifying(db: Kysely<unknown>) {
  // 53 bits of the 122 random ones of a UUID, like the server's own ids.
  await sql`
    create function random_id() returns bigint language sql volatile as $$
      select ('x00' || left(id, 8) || right(id, 6))::bit(64)::bigint & 9007199254740991
      from (select gen_random_uuid()::text as id) as random
    $$`.execute(db)
  // The envelope of the server's own events.
  await sql`
    create function publish_to_people(
      p_people bigint[], p_event jsonb, p_event_id bigint default random_id()
    ) returns void language sql volatile as $$
      select pg_notify('swipefolio', jsonb_build_object(
        'channel', 'live',
        'data', jsonb_build_object('id', p_event_id, 'to', p_people, 'event', p_event)
      )::text)
    $$`.execute(db)
  await createNotification(db)
}

/**
 * At most one unseen MESSAGE per chat; a further one is not inserted. One mail of everything unseen is scheduled two minutes
 * from now (debounced), and not right after the last one.
 */
async function createNotification(db: Kysely<unknown>) {
  await sql`
    create function create_notification(
      p_account_id bigint, p_type text, p_message text, p_reference_id bigint, p_at timestamptz,
      p_is_quiet boolean
    ) returns void language plpgsql as $$
    begin
      insert into notification (id, account_id, type, message, reference_id, created_at, digest_id)
      values (random_id(), p_account_id, p_type, p_message, p_reference_id, p_at,
        case when p_is_quiet then 0 end)
      on conflict do nothing;
      if not found or p_is_quiet then
        return;
      end if;
      insert into outbox (kind, data, created_at, due_at, unique_key)
      values (
        'digest',
        jsonb_build_object('accountId', p_account_id, 'digestId', random_id()),
        p_at,
        greatest(
          p_at + interval '2 minutes',
          (select mailed_at + interval '15 minutes' from digest_setting where account_id = p_account_id)
        ),
        'digest:' || p_account_id
      )
      on conflict (unique_key) do nothing;
    end $$`.execute(db)
}
