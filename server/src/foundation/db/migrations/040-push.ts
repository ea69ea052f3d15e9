import { type Kysely, sql } from 'kysely'

/** The devices that a person has pushes sent to. `session_id` is no foreign key: an expired session ends no pushes, a logout does. */
export async function createPush(db: Kysely<unknown>) {
  await sql`
    create table push_device (
      id text primary key,
      account_id bigint not null references account (id) on delete cascade,
      session_id bigint not null,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      name text not null,
      messages boolean not null default true,
      contacts boolean not null default true,
      links boolean not null default true,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index push_device_account on push_device (account_id)`.execute(db)
  await createNotification(db)
}

/** As before, and a push to each device that wants the kind, seconds later: what was seen meanwhile is not pushed. */
async function createNotification(db: Kysely<unknown>) {
  await sql`
    create or replace function create_notification(
      p_account_id bigint, p_type text, p_message text, p_reference_id bigint, p_at timestamptz,
      p_is_quiet boolean
    ) returns void language plpgsql as $$
    declare
      v_id bigint := random_id();
    begin
      insert into notification (id, account_id, type, message, reference_id, created_at, digest_id)
      values (v_id, p_account_id, p_type, p_message, p_reference_id, p_at,
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
      insert into outbox (kind, data, created_at, due_at)
      select
        'push',
        jsonb_build_object(
          'accountId', p_account_id, 'deviceId', push_device.id, 'notificationId', v_id
        ),
        p_at,
        p_at + interval '3 seconds'
      from push_device
      where account_id = p_account_id
        and case p_type when 'MESSAGE' then messages when 'CHAT' then contacts else links end;
    end $$`.execute(db)
}
