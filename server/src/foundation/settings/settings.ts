import type { Static, TSchema } from 'typebox'
import {
  bucketUrl,
  databaseUrl,
  host,
  httpUrl,
  integer,
  onOff,
  oneOf,
  origins,
  proxies,
  secret,
  text,
  url,
  word,
} from './setting-schemas'

const setting = <T extends TSchema, D extends Static<T> | undefined = undefined>(
  schema: T,
  meaning: string,
  standard?: D,
) => ({ schema, meaning, default: standard as D })

/** Every setting, an environment variable each. The README's table and .env.example are generated from it. */
export const settings = {
  PORT: setting(integer(0, 65_535), 'Port to listen on', 8080),
  HOST: setting(
    host,
    'Address to listen on; localhost when empty, every address in production when PUBLIC_URL is for other machines',
  ),
  DRAIN_SECONDS: setting(
    integer(0, 60),
    'How long a stopping server still takes requests while /readyz says 503: until load balancers that ask it have noticed',
    0,
  ),
  DATA_DIR: setting(
    text(/\S/, 'a text'),
    'Folder of the embedded database, relative to the checkout',
    '.data',
  ),
  DATABASE_URL: setting(
    databaseUrl,
    'A PostgreSQL to use instead of the embedded one, as postgres://user:password@host/name, or with several hosts (host1:5432,host2:5432), of which the one that takes writes is used; with sslmode=verify-full on another machine',
  ),
  LISTEN_DATABASE_URL: setting(
    databaseUrl,
    'The same database past a pooler in transaction mode: events and migrations need a session of their own',
  ),
  DATABASE_READ_URL: setting(
    databaseUrl,
    'Streaming replicas of that PostgreSQL, one host or several, for reads that may be a moment old',
  ),
  REPLICA_LAG_SECONDS: setting(
    integer(1, 60),
    'How far a replica may lag behind; above it, the primary is read instead',
    5,
  ),
  EVENTS_URL: setting(
    url(/^rediss?:/, 'an address such as redis://host:6379 or rediss://user:password@host:6379'),
    'Redis that brings live events from process to process; NOTIFY of PostgreSQL does when empty',
  ),
  FILES_URL: setting(
    bucketUrl,
    'Bucket of an S3-compatible store for pictures and files of releases, such as https://host/bucket or https://host/bucket/folder; the database when empty (with https on another machine)',
  ),
  FILES_REGION: setting(word, 'Region of that store', 'us-east-1'),
  FILES_ACCESS_KEY_ID: setting(word, 'Access key of that store (needed with FILES_URL)'),
  FILES_SECRET_ACCESS_KEY: setting(word, 'Its secret (needed with FILES_URL)'),
  PREPARED_STATEMENTS: setting(
    onOff,
    'Whether connections keep prepared statements; on when empty, off with LISTEN_DATABASE_URL: not every pooler in transaction mode can keep them',
  ),
  BACKUP_DIR: setting(text(/\S/, 'a text'), 'Folder of the scheduled backups; none when empty'),
  BACKUP_DATABASE_URL: setting(
    databaseUrl,
    'The same database with a role that may replicate, for backups; DATABASE_URL when empty',
  ),
  BACKUP_DAYS: setting(
    integer(1, 366),
    'Days for which daily backups are kept, and for which any moment can be restored',
    7,
  ),
  BACKUP_WEEKS: setting(integer(0, 520), 'Weeks for which weekly backups are kept', 4),
  SMTP_URL: setting(
    url(/^smtps?:/, 'an address that starts with smtp:// or smtps://'),
    'Mail server; when empty, mail goes to /dev/mailbox (needed in production; smtps:// or requireTLS=true on another machine)',
  ),
  MAIL_FROM: setting(
    text(/^[^\r\n]*[^\s@]@[^\s@]+$/, 'a mail address such as Swipefolio <mail@example.org>'),
    "Sender of mail; no-reply at PUBLIC_URL's host when empty",
  ),
  PUBLIC_URL: setting(
    httpUrl,
    'Address that people use; http://localhost:PORT when empty (needed in production, with https)',
  ),
  JWT_SECRET: setting(
    secret,
    'Signs sessions, at least 32 characters; made once in DATA_DIR when empty (needed in production)',
  ),
  VAPID_PRIVATE_KEY: setting(
    text(/^[\w-]{43}$/, 'the private key of `npx web-push generate-vapid-keys`'),
    'Signs pushes to browsers; made once in DATA_DIR when empty, in production none are sent then',
  ),
  DEMO: setting(onOff, 'Demo data on the first start, off starts empty; never in production', 'on'),
  LIMITS: setting(
    onOff,
    'Rate limits and load shedding; off only for tests, refused in production',
    'on',
  ),
  LIKES_PER_DAY: setting(
    integer(1, 100_000),
    'Likes that a recruiter has in 24 hours; not counted with LIMITS=off',
    100,
  ),
  NOTIFICATION_DAYS: setting(
    integer(1, 36_500),
    'Days for which notifications are kept, seen or not',
    365,
  ),
  ACCOUNT_EVENT_DAYS: setting(
    integer(1, 36_500),
    'Days for which the events of accounts are kept, such as logins',
    90,
  ),
  REPORT_DAYS: setting(
    integer(1, 36_500),
    'Days for which reports of people are kept for operators',
    180,
  ),
  OUTBOX_DAYS: setting(
    integer(1, 36_500),
    'Days after which a mail that could not be sent is removed; most kinds are given up earlier',
    30,
  ),
  BENCH: setting(
    onOff,
    'Allows demo data and LIMITS=off in production, for measuring; refused where other people could reach the server or have accounts',
    'off',
  ),
  PASSWORD_BLOCKLIST: setting(
    onOff,
    'Whether the most common passwords are refused; on in production when empty',
  ),
  ALLOW_QUERY_CREDENTIALS: setting(
    oneOf('true', 'false'),
    'Whether login answers GET with email and password in the query (needed in production)',
    'true',
  ),
  AI_BASE_URL: setting(
    httpUrl,
    'Address of a language model that reviews repositories (OpenAI-compatible, such as http://localhost:11434/v1); rules do when empty',
  ),
  AI_MODEL: setting(word, 'Name of that model (needed with AI_BASE_URL)'),
  AI_API_KEY: setting(word, 'Key that the model asks for, if it asks for one'),
  AI_CONTEXT_TOKENS: setting(
    integer(4096, 1_000_000),
    'Context of the model in tokens: how much of a repository it is given',
    16_384,
  ),
  AI_TIMEOUT_SECONDS: setting(
    integer(1, 90),
    'How long the model may take for a review, a second try included',
    90,
  ),
  GITHUB_API_URL: setting(httpUrl, 'Where repositories are described', 'https://api.github.com'),
  GITHUB_ARCHIVE_URL: setting(
    httpUrl,
    'Where archives of repositories are downloaded',
    'https://codeload.github.com',
  ),
  GITHUB_TOKEN: setting(
    word,
    'Token for that API: with one it answers 5,000 calls an hour, without 60',
  ),
  GITHUB_TIMEOUT_SECONDS: setting(
    integer(1, 20),
    'How long fetching and reading a repository may take',
    20,
  ),
  TRUST_PROXY: setting(
    proxies,
    'Proxies in front: how many, a comma-separated list of their addresses, or none (needed in production)',
  ),
  SERVICE_WORKER: setting(
    onOff,
    'Whether browsers keep pages and last answers for use without network, and take pushes; off removes what they keep',
    'on',
  ),
  OVERRIDES: setting(
    origins,
    'Whether ?app=recruiter@2.3.0 shows another release; a list of origins allows builds of these servers, too',
    'off',
  ),
  REQUIRE_TRIAL: setting(
    onOff,
    'Whether a release goes live only after its screens were shown in a browser',
    'off',
  ),
  LOCAL_BUILDS: setting(
    onOff,
    'Whether the start publishes the builds of this checkout, live where no release is; on when empty, in production only as the first release of all',
  ),
  LIVE_RELOAD: setting(
    onOff,
    'Publish changed builds and reload open pages, for development',
    'off',
  ),
  METRICS_PORT: setting(
    integer(0, 65_535),
    'Port that serves /metrics to Prometheus, without a token; none when empty',
  ),
  METRICS_HOST: setting(host, 'Address that METRICS_PORT listens on', '127.0.0.1'),
  METRICS_TOKEN: setting(
    secret,
    'Bearer token with which PORT serves /metrics, too, at least 32 characters; not at all when empty',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    httpUrl,
    'OpenTelemetry collector that gets traces by OTLP/HTTP, such as http://localhost:4318; no traces when empty',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    text(/^[\w.-]+=[^,\s]+(?:,[\w.-]+=[^,\s]+)*$/, 'a list such as name=value,name=value'),
    'Headers that the collector asks for, as name=value,name=value',
  ),
  OTEL_SERVICE_NAME: setting(word, 'Name of the server in traces', 'swipefolio'),
  OTEL_TRACES_SAMPLER: setting(
    text(
      /^(?:parentbased_)?(?:always_on|always_off|traceidratio)$/,
      'always_on, always_off or traceidratio, or one of them after parentbased_',
    ),
    'Which traces are recorded; parentbased_ ones trust the mark of the caller, and browsers mark none',
    'always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    text(/^(?:0?\.\d{1,9}|0|1)$/, 'a number from 0 to 1'),
    'Share of traces that the samplers named traceidratio record',
    '1',
  ),
  LOG_LEVEL: setting(
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'fatal, error, warn, info, debug, trace or silent; warn when empty, info in production',
  ),
}

type Settings = typeof settings
export type SettingValues = {
  [Name in keyof Settings]: Static<Settings[Name]['schema']> | Settings[Name]['default']
}
