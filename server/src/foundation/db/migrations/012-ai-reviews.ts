import { type Kysely, sql } from 'kysely'

export async function createAiReviews(db: Kysely<unknown>) {
  await sql`
    create table ai_review (
      id bigint primary key,
      account_id bigint not null references account (id) on delete cascade,
      repository text not null,
      commit text not null,
      model text,
      files_read integer not null,
      files_total integer not null,
      result jsonb not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index ai_review_of_account on ai_review (account_id, created_at desc, id desc)`.execute(
    db,
  )
  await sql`
    create table ai_review_turn (
      account_id bigint primary key references account (id) on delete cascade,
      turn_id bigint not null,
      taken_at timestamptz not null
    )`.execute(db)
}
