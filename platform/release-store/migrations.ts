/** Forward only: a released statement is never edited. */
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
  `alter table platform.pointers
     add canary text,
     add canary_percent int check (canary_percent between 1 and 99),
     add canary_loads int not null default 0,
     add canary_failures int not null default 0,
     add foreign key (app, canary) references platform.releases (app, version);
   alter table platform.pointer_moves
     alter to_version drop not null,
     add action text not null default 'promote',
     add percent int,
     add moved_by text not null default 'start of the server';
   create index on platform.pointer_moves (app, id desc);
   create table platform.uploads (
     id uuid primary key default gen_random_uuid(),
     app text not null,
     version text not null,
     record json not null,
     started_by text not null,
     started_at timestamptz not null default now()
   );
   create table platform.upload_files (
     upload uuid not null references platform.uploads on delete cascade,
     name text not null,
     content bytea not null,
     brotli bytea,
     gzip bytea,
     primary key (upload, name)
   );
   create table platform.deploy_tokens (
     name text primary key,
     hash bytea not null unique,
     apps text[] not null,
     created_at timestamptz not null default now(),
     expires_at timestamptz not null,
     revoked_at timestamptz,
     used_at timestamptz
   );
   create table platform.health (
     app text not null,
     version text not null,
     kind text not null,
     reason text not null default '',
     count bigint not null,
     counted_at timestamptz not null default now(),
     primary key (app, version, kind, reason),
     foreign key (app, version) references platform.releases on delete cascade
   );
   create unlogged table platform.call_counts (
     key text primary key,
     minute bigint not null,
     calls int not null
   );`,
  `alter table platform.deploy_tokens add paths text[], add slots text[];`,
  `create table platform.signing_key (key bytea not null);
   insert into platform.signing_key
     values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
   create unlogged table platform.health_pages (
     page text primary key,
     source text not null,
     outcomes jsonb not null default '{}',
     due_at timestamptz,
     expires_at timestamptz not null
   );
   create index on platform.health_pages (due_at) where due_at is not null;
   create index on platform.health_pages (expires_at);
   create table platform.health_hours (
     app text not null,
     version text not null,
     hour timestamptz not null,
     measure text not null,
     bucket int not null,
     count bigint not null,
     primary key (app, version, hour, measure, bucket)
   );
   create table platform.canary_votes (
     app text not null,
     since timestamptz not null,
     version text not null,
     source text not null,
     has_failed boolean not null,
     primary key (app, since, version, source)
   );
   alter table platform.pointers add canary_since timestamptz;
   update platform.pointers set canary_since = now() where canary is not null;`,
  `create table platform.switched_off (
     app text not null,
     slot text not null default '',
     switched_by text not null,
     reason text not null,
     since timestamptz not null default now(),
     primary key (app, slot)
   );`,
  `create table platform.page_sessions (
     hash bytea primary key,
     token text not null references platform.deploy_tokens on delete cascade,
     outcome text,
     expires_at timestamptz not null
   );
   create table platform.page_tickets (
     hash bytea primary key,
     session bytea not null references platform.page_sessions on delete cascade,
     expires_at timestamptz not null
   );
   create index on platform.page_tickets (session);`,
  `alter table platform.releases add trial jsonb;`,
  `create index on platform.files (app, name);`,
  `alter table platform.pointer_moves add slot text;`,
  `create index on platform.health_hours (hour);`,
  `alter table platform.files
     alter content drop not null,
     add object text unique,
     add sizes int[],
     add check ((content is null) <> (object is null));
   alter table platform.upload_files
     alter content drop not null,
     add object text unique,
     add sizes int[],
     add check ((content is null) <> (object is null));`,
]
