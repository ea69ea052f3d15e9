/** Forward only: a statement that has run anywhere is never edited. */
export const migrations = [
  `create table platform.releases (
     app text not null,
     version text not null,
     fingerprint text not null,
     record jsonb not null,
     created_at timestamptz not null default now(),
     primary key (app, version)
   );
   create table platform.files (
     app text not null,
     version text not null,
     name text not null,
     content bytea not null,
     brotli bytea,
     gzip bytea,
     primary key (app, version, name),
     foreign key (app, version) references platform.releases on delete cascade
   );
   create table platform.pointers (
     app text primary key,
     active text not null,
     previous text,
     moved_at timestamptz not null default now(),
     foreign key (app, active) references platform.releases (app, version),
     foreign key (app, previous) references platform.releases (app, version)
   );
   create table platform.pointer_moves (
     id bigint generated always as identity primary key,
     app text not null,
     from_version text,
     to_version text not null,
     reason text not null,
     moved_at timestamptz not null default now()
   );`,
]
