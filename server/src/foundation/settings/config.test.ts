import { randomBytes } from 'node:crypto'
import { loadConfig } from './config'
import { settings } from './settings'

const load = (environment: Record<string, string>) => loadConfig(environment, '/srv/swipefolio')
const secret = 'k3V9xQ27bL0aZr8TnW5yHc1MfUe6JdGs'
const production = { NODE_ENV: 'production', JWT_SECRET: secret, SMTP_URL: 'smtp://mail.test' }

it('needs no setting', () => {
  expect(load({})).toEqual({
    production: false,
    unsafeSettings: [],
    bench: false,
    root: '/srv/swipefolio',
    host: 'localhost',
    port: 8080,
    drainMilliseconds: 200,
    dataDir: '/srv/swipefolio/.data',
    isDataDirChosen: false,
    databaseUrl: undefined,
    listenDatabaseUrl: undefined,
    preparesStatements: true,
    backup: { dir: undefined, databaseUrl: undefined, days: 7, weeks: 4 },
    smtpUrl: undefined,
    mailFrom: 'Swipefolio <no-reply@localhost>',
    publicUrl: 'http://localhost:8080',
    jwtSecret: '',
    demo: true,
    limits: true,
    likesPerDay: 100,
    keptDays: { notifications: 365, accountEvents: 90, reports: 180, outbox: 30 },
    queryCredentials: true,
    overrides: false,
    requiresTrial: false,
    serviceWorker: true,
    vapidPrivateKey: '',
    passwordBlocklist: false,
    model: undefined,
    github: {
      apiUrl: 'https://api.github.com',
      archiveUrl: 'https://codeload.github.com',
      token: '',
      timeoutMilliseconds: 20_000,
    },
    trustProxy: false,
    localBuilds: 'on',
    liveReload: false,
    metrics: { host: '127.0.0.1', port: undefined, token: undefined },
    tracing: undefined,
    logLevel: 'warn',
  })
})

it('treats an empty setting as absent', () => {
  const empty = Object.fromEntries(Object.keys(settings).map((name) => [name, '']))
  expect(load(empty)).toEqual(load({}))
})

it.each([
  [{ PORT: '8100' }, { port: 8100, publicUrl: 'http://localhost:8100' }],
  [{ DATA_DIR: '/data' }, { dataDir: '/data', isDataDirChosen: true }],
  [{ PREPARED_STATEMENTS: 'off' }, { preparesStatements: false }],
  [{ DATA_DIR: 'var' }, { dataDir: '/srv/swipefolio/var' }],
  [{ PUBLIC_URL: 'https://swipe.test' }, { mailFrom: 'Swipefolio <no-reply@swipe.test>' }],
  [{ PASSWORD_BLOCKLIST: 'on' }, { passwordBlocklist: true }],
  [
    { AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'reviewer' },
    {
      model: {
        baseUrl: 'http://localhost:11434/v1',
        name: 'reviewer',
        apiKey: '',
        contextTokens: 16_384,
        timeoutMilliseconds: 90_000,
      },
    },
  ],
  [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
  [{ TRUST_PROXY: '0' }, { trustProxy: false }],
  [{ TRUST_PROXY: 'none' }, { trustProxy: false }],
  [{ OVERRIDES: 'on' }, { overrides: [] }],
  [{ REQUIRE_TRIAL: 'on' }, { requiresTrial: true }],
  [{ SERVICE_WORKER: 'off' }, { serviceWorker: false }],
  [
    { OVERRIDES: 'http://localhost:3002, https://dev.test' },
    { overrides: ['http://localhost:3002', 'https://dev.test'] },
  ],
  [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
  [
    { DEMO: 'OFF', LIMITS: 'off' },
    { demo: false, limits: false },
  ],
])('reads %j', (environment, expected) => {
  expect(load(environment as Record<string, string>)).toMatchObject(expected)
})

it('keeps no prepared statements behind a pooler in transaction mode, unless it is told to', () => {
  const DATABASE_URL = 'postgres://localhost:6432/swipe'
  const LISTEN_DATABASE_URL = 'postgres://localhost/swipe'
  const pooled = { DATABASE_URL, LISTEN_DATABASE_URL }
  expect(load({ DATABASE_URL })).toMatchObject({ preparesStatements: true })
  expect(load(pooled)).toMatchObject({ preparesStatements: false })
  expect(load({ ...pooled, PREPARED_STATEMENTS: 'on' })).toMatchObject({ preparesStatements: true })
  expect(() => load({ LISTEN_DATABASE_URL })).toThrow('DATABASE_URL must be set')
})

const wrongValues: [name: string, values: string[]][] = [
  ['PORT', ['80a', '-1', '65536', '1e3', '8080 8081']],
  ['HOST', ['a b', 'http://localhost']],
  ['DRAIN_SECONDS', ['-1', '61', 'soon']],
  ['DATA_DIR', ['   ']],
  [
    'DATABASE_URL',
    [
      'localhost/db',
      'mysql://localhost/db',
      'postgres://one,,two/db',
      'postgres://one:1:2,two/db',
      'postgres://one,two/db?target_session_attrs=standby',
    ],
  ],
  ['LISTEN_DATABASE_URL', ['localhost/db']],
  ['BACKUP_DIR', ['  ']],
  ['BACKUP_DATABASE_URL', ['localhost/db']],
  ['BACKUP_DAYS', ['0', '367']],
  ['BACKUP_WEEKS', ['-1', '521']],
  ['DATABASE_READ_URL', ['localhost/db']],
  ['EVENTS_URL', ['localhost:6379', 'nats://localhost']],
  ['FILES_URL', ['s3://bucket', 'https://key:secret@host/bucket', 'https://host/bucket?x=1']],
  ['FILES_REGION', ['two words']],
  ['FILES_ACCESS_KEY_ID', ['two words']],
  ['FILES_SECRET_ACCESS_KEY', ['two words']],
  ['REPLICA_LAG_SECONDS', ['0', '61', 'x']],
  ['PREPARED_STATEMENTS', ['yes', 'false']],
  ['SMTP_URL', ['mail.test', 'http://mail.test']],
  ['MAIL_FROM', ['nobody', 'a@b.test\r\nBcc: c@d.test']],
  ['PUBLIC_URL', ['swipe.test', 'ftp://swipe.test']],
  ['JWT_SECRET', ['short', 'a'.repeat(64)]],
  ['DEMO', ['yes', '1', 'true']],
  ['LIMITS', ['no', 'constructor']],
  ['LIKES_PER_DAY', ['0', '-1', '1.5', 'many']],
  ['NOTIFICATION_DAYS', ['0', '-1', 'ever']],
  ['ACCOUNT_EVENT_DAYS', ['0', '-1', 'ever']],
  ['REPORT_DAYS', ['0', '-1', 'ever']],
  ['OUTBOX_DAYS', ['0', '-1', 'ever']],
  ['BENCH', ['yes', '1']],
  ['PASSWORD_BLOCKLIST', ['yes', 'true']],
  ['ALLOW_QUERY_CREDENTIALS', ['on', '0']],
  ['AI_BASE_URL', ['localhost:11434', 'ftp://model']],
  ['AI_MODEL', ['two words']],
  ['AI_API_KEY', ['two words']],
  ['AI_CONTEXT_TOKENS', ['4095', '8k', '-1']],
  ['AI_TIMEOUT_SECONDS', ['0', '91', '1.5']],
  ['GITHUB_API_URL', ['api.github.com', 'ssh://github']],
  ['GITHUB_ARCHIVE_URL', ['codeload.github.com']],
  ['GITHUB_TOKEN', ['two words']],
  ['GITHUB_TIMEOUT_SECONDS', ['0', '21']],
  [
    'TRUST_PROXY',
    [
      'true',
      'proxy.test',
      '1,x',
      '0.0.0.0/0',
      '::1, ::/00',
      '10.0.0.0/33',
      '10.0.0.0/8/8',
      '0.0.0.0/1,128.0.0.0/1',
      '::ffff:0:0/96',
      '99',
    ],
  ],
  ['OVERRIDES', ['localhost:3002', 'on,off', 'http://localhost:3002/x', 'ftp://a']],
  ['REQUIRE_TRIAL', ['yes']],
  ['SERVICE_WORKER', ['yes']],
  ['VAPID_PRIVATE_KEY', ['short', 'a'.repeat(44)]],
  ['LOCAL_BUILDS', ['yes']],
  ['LIVE_RELOAD', ['yes']],
  ['METRICS_PORT', ['65536', 'on']],
  ['METRICS_HOST', ['all hosts']],
  ['METRICS_TOKEN', ['short', 'a'.repeat(40)]],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', ['localhost:4318', 'grpc://localhost']],
  ['OTEL_EXPORTER_OTLP_HEADERS', ['key', 'a=b, c=d']],
  ['OTEL_SERVICE_NAME', ['two words']],
  ['OTEL_TRACES_SAMPLER', ['sometimes']],
  ['OTEL_TRACES_SAMPLER_ARG', ['2', '10%']],
  ['LOG_LEVEL', ['loud', 'WARNING']],
]

it.each(wrongValues)('refuses a wrong %s and names it', (name, values) => {
  for (const value of values) {
    expect(() => load({ [name]: value })).toThrow(
      new RegExp(`^${name} is not valid: it must be .+\\.$`),
    )
  }
})

it('has a test of wrong values for every setting', () => {
  const named = wrongValues.map(([name]) => name)
  expect(named.toSorted()).toEqual(Object.keys(settings).toSorted())
})

it('refuses a model without a name', () => {
  expect(() => load({ AI_BASE_URL: 'http://localhost:11434/v1' })).toThrow(
    'AI_MODEL must be set with AI_BASE_URL.',
  )
})

it('refuses a store of files without its keys', () => {
  const FILES_URL = 'https://files.test/bucket/'
  const keys = { FILES_ACCESS_KEY_ID: 'key', FILES_SECRET_ACCESS_KEY: 'secret' }
  expect(() => load({ FILES_URL, FILES_ACCESS_KEY_ID: 'key' })).toThrow(
    'FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY must be set with FILES_URL.',
  )
  expect(load({ FILES_URL, ...keys }).fileStore).toEqual({
    url: 'https://files.test/bucket',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
})

describe('in production', () => {
  it('listens on this machine alone as a trial, starts without demo data and logs requests', () => {
    expect(load(production)).toMatchObject({
      production: true,
      host: 'localhost',
      demo: false,
      localBuilds: 'first',
      liveReload: false,
      logLevel: 'info',
    })
  })

  it.each([
    [{ JWT_SECRET: '' }, 'JWT_SECRET must be set in production.'],
    [{ SMTP_URL: '' }, 'SMTP_URL must be set in production.'],
    [{ LIMITS: 'off' }, 'LIMITS=off is not allowed in production.'],
    [{ DEMO: 'on' }, 'DEMO=on is not allowed in production.'],
    [{ JWT_SECRET: 'abcdefgh'.repeat(4) }, 'JWT_SECRET can be guessed: '],
    [{ JWT_SECRET: 'abcdefghijklmnopqrstuvwxyz012345' }, 'JWT_SECRET can be guessed: '],
    [{ JWT_SECRET: `changeme-${secret}` }, 'JWT_SECRET can be guessed: '],
    [{ GITHUB_TOKEN: secret }, 'JWT_SECRET must not be the secret of GITHUB_TOKEN, too.'],
    [
      { SMTP_URL: `smtps://us:${secret}@mail.test` },
      'JWT_SECRET must not be the secret of SMTP_URL, too.',
    ],
  ])('refuses %j', (environment, sentence) => {
    expect(() => load({ ...production, ...environment })).toThrow(sentence)
  })

  it.each(['hex', 'base64', 'base64url'] as const)('takes random bytes in %s', (encoding) => {
    for (let times = 0; times < 200; times += 1) {
      const JWT_SECRET = randomBytes(48).toString(encoding).slice(0, 32)
      expect(load({ ...production, JWT_SECRET }).jwtSecret).toBe(JWT_SECRET)
    }
  })
})

describe('in production for other people', () => {
  const safe = {
    ...production,
    SMTP_URL: 'smtps://mail.test',
    PUBLIC_URL: 'https://swipe.test',
    TRUST_PROXY: '1',
    ALLOW_QUERY_CREDENTIALS: 'false',
  }

  it.each<Record<string, string>>([
    {},
    { TRUST_PROXY: 'none', HOST: '127.0.0.1' },
    { ALLOW_QUERY_CREDENTIALS: 'true' },
    { SMTP_URL: 'smtp://localhost:25' },
    { SMTP_URL: 'smtp://mail.test:587?requireTLS=true' },
    { DATABASE_URL: 'postgres://db.test/swipe?sslmode=verify-full' },
    { DATABASE_URL: 'postgres://db.test/swipe?ssl=true' },
    { DATABASE_URL: 'postgres://127.0.0.1/swipe' },
    { DATABASE_URL: 'postgres://127.0.0.1:1,localhost:2/swipe?target_session_attrs=read-write' },
    { DATABASE_URL: 'postgres://one.test,two.test/swipe?sslmode=verify-full' },
    { DATABASE_URL: 'postgres:///swipe?host=/run/postgresql' },
    { DATABASE_URL: 'postgres://%2Frun%2Fpostgresql/swipe' },
  ])('starts with %j', (environment) => {
    expect(load({ ...safe, ...environment }).unsafeSettings).toEqual([])
  })

  it('listens on every address', () => {
    expect(load(safe).host).toBe('0.0.0.0')
  })

  it.each([
    [{ PUBLIC_URL: 'http://swipe.test' }, 'PUBLIC_URL must start with https:// in production.'],
    [{ TRUST_PROXY: '' }, 'TRUST_PROXY must be set in production: '],
    [{ TRUST_PROXY: '0' }, 'HOST must be localhost in production without a proxy'],
    [{ TRUST_PROXY: 'none', HOST: '0.0.0.0' }, 'HOST must be localhost in production without'],
    [{ ALLOW_QUERY_CREDENTIALS: '' }, 'ALLOW_QUERY_CREDENTIALS must be set in production: '],
    [{ SMTP_URL: 'smtp://mail.test' }, 'SMTP_URL must demand TLS to another machine'],
    [
      { SMTP_URL: 'smtp://mail.test?requireTLS=true&ignoreTLS=true' },
      'SMTP_URL must demand TLS to another machine',
    ],
    ...['', '?sslmode=disable', '?sslmode=prefer', '?sslmode=require&sslmode=disable'].map(
      (query) => [
        { DATABASE_URL: `postgres://db.test/swipe${query}` },
        'DATABASE_URL must demand TLS to another machine',
      ],
    ),
    [
      {
        FILES_URL: 'http://files.test/bucket',
        FILES_ACCESS_KEY_ID: 'key',
        FILES_SECRET_ACCESS_KEY: 'secret',
      },
      'FILES_URL must start with https:// for another machine in production.',
    ],
    [
      { DATABASE_URL: 'postgres://localhost/swipe?host=db.test' },
      'DATABASE_URL must demand TLS to another machine',
    ],
    [
      { DATABASE_URL: 'postgres://localhost,db.test/swipe' },
      'DATABASE_URL must demand TLS to another machine',
    ],
    [
      {
        DATABASE_URL: 'postgres://localhost/swipe',
        LISTEN_DATABASE_URL: 'postgres://db.test/swipe',
      },
      'LISTEN_DATABASE_URL must demand TLS to another machine',
    ],
  ] as [Record<string, string>, string][])('refuses %j', (environment, sentence) => {
    expect(() => load({ ...safe, ...environment })).toThrow(sentence)
  })

  it.each([
    [{ HOST: '0.0.0.0' }, 'PUBLIC_URL must be set in production: mail leads people there.'],
    [{ HOST: '::' }, 'PUBLIC_URL must be set in production: mail leads people there.'],
    [{ HOST: '192.0.2.1', PUBLIC_URL: 'http://localhost:8080' }, 'TRUST_PROXY must be set'],
  ] as [Record<string, string>, string][])(
    'is no trial when other machines reach %j',
    (environment, sentence) => {
      expect(() => load({ ...production, ...environment })).toThrow(sentence)
      expect(load({ ...production, HOST: '127.0.0.1' }).unsafeSettings).not.toEqual([])
    },
  )
})

describe('for measuring in production', () => {
  const bench = { NODE_ENV: 'production', BENCH: 'on' }

  it('allows demo data and no limits, on this machine alone', () => {
    expect(load({ ...bench, LIMITS: 'off' })).toMatchObject({
      production: true,
      bench: true,
      host: 'localhost',
      demo: true,
      limits: false,
      logLevel: 'info',
    })
  })

  it.each<Record<string, string>>([
    { PUBLIC_URL: 'http://localhost:8100' },
    { PUBLIC_URL: 'http://127.0.0.1' },
    { PUBLIC_URL: 'http://[::1]:80' },
    { HOST: '127.0.0.1' },
    { HOST: '::1' },
    { TRUST_PROXY: 'none' },
  ])('allows %j', (environment) => {
    expect(load({ ...bench, ...environment })).toMatchObject({ demo: true })
  })

  it.each([
    [{ PUBLIC_URL: 'https://swipe.test' }, 'with a PUBLIC_URL that is not on this machine'],
    [
      { PUBLIC_URL: 'http://localhost.swipe.test' },
      'with a PUBLIC_URL that is not on this machine',
    ],
    [{ HOST: '0.0.0.0' }, 'with a HOST that other machines reach'],
    [{ HOST: '::' }, 'with a HOST that other machines reach'],
    [{ TRUST_PROXY: '1' }, 'behind a proxy'],
    [{ DATABASE_URL: 'postgres://db.test/swipefolio' }, 'with a DATABASE_URL'],
    [{ NODE_ENV: '', HOST: '0.0.0.0' }, 'with a HOST that other machines reach'],
  ])('refuses %j', (environment, reason) => {
    expect(() => load({ ...bench, ...environment })).toThrow(`BENCH=on is not allowed ${reason}.`)
  })
})
