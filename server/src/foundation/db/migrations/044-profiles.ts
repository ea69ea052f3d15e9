import { type Kysely, sql } from 'kysely'

/** Profiles of job seekers, and pictures that are for profiles alone. */
export async function createProfiles(db: Kysely<unknown>) {
  await sql`
    create table profile (
      account_id bigint primary key references account (id) on delete cascade,
      headline text not null,
      about text not null,
      place text not null,
      availability text not null,
      available_from date,
      languages text[] not null,
      links jsonb not null,
      image text not null
    )`.execute(db)
  await sql`create index profile_image on profile (image) where image <> ''`.execute(db)
  await sql`alter table image add column is_square boolean not null default false`.execute(db)
}
