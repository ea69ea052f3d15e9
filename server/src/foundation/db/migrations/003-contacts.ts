import { type Kysely, sql } from 'kysely'

export async function createContacts(db: Kysely<unknown>) {
  await sql`
    create table contact (
      recruiter_id bigint not null references account (id),
      job_seeker_id bigint not null references account (id),
      created_at timestamptz not null,
      primary key (recruiter_id, job_seeker_id)
    )`.execute(db)
  await sql`create index contact_job_seeker on contact (job_seeker_id)`.execute(db)
  await sql`
    create table chat (
      id bigint primary key,
      recruiter_id bigint not null,
      job_seeker_id bigint not null,
      last_seq integer not null default 0,
      recruiter_read_seq integer not null default 0,
      job_seeker_read_seq integer not null default 0,
      active_at timestamptz not null,
      unique (recruiter_id, job_seeker_id),
      foreign key (recruiter_id, job_seeker_id) references contact (recruiter_id, job_seeker_id)
    )`.execute(db)
  await sql`create index chat_job_seeker on chat (job_seeker_id)`.execute(db)
  await sql`
    create table message (
      id bigint primary key,
      chat_id bigint not null references chat (id) on delete cascade,
      seq integer not null,
      sender_role text not null check (sender_role in ('recruiter', 'jobseeker')),
      message text not null,
      client_key text,
      created_at timestamptz not null,
      unique (chat_id, seq),
      unique (chat_id, sender_role, client_key)
    )`.execute(db)
  await sql`
    create table notification (
      id bigint primary key,
      arrival bigint generated always as identity,
      account_id bigint not null references account (id) on delete cascade,
      type text not null check (type in ('MESSAGE', 'CHAT', 'LINK')),
      message text not null,
      reference_id bigint not null,
      seen boolean not null default false,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create index notification_list on notification (account_id, created_at desc, arrival desc)
    where type <> 'MESSAGE'`.execute(db)
  await sql`
    create index notification_unseen on notification (account_id)
    where not seen and type <> 'MESSAGE'`.execute(db)
  await sql`
    create unique index notification_unread_chat on notification (account_id, reference_id)
    where not seen and type = 'MESSAGE'`.execute(db)
}
