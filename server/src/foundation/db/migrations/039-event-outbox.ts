import { type Kysely, sql } from 'kysely'

/** Events that a broker brings wait in a table for the commit of their transaction. Connections say where they publish. */
export async function createEventOutbox(db: Kysely<unknown>) {
  await sql`
    create table event_outbox (
      id bigint generated always as identity primary key,
      envelope text not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`
    create function publish_event(p_envelope text) returns void language plpgsql as $$
    begin
      if current_setting('swipefolio.events', true) = 'broker' then
        insert into event_outbox (envelope) values (p_envelope);
      else
        perform pg_notify('swipefolio', p_envelope);
      end if;
    end $$`.execute(db)
  await sql`
    create or replace function publish_to_people(
      p_people bigint[], p_event jsonb, p_event_id bigint default random_id()
    ) returns void language sql volatile as $$
      select publish_event(jsonb_build_object(
        'channel', 'live',
        'data', jsonb_build_object('id', p_event_id, 'to', p_people, 'event', p_event)
      )::text)
    $$`.execute(db)
}
