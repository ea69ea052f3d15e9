import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { coverDecidedProjects } from '../../server/src/foundation/db/migrations/006-feed'
import { printFigure } from './figures/print-figure'
import { wire } from './load/load'
import { connections as recruiters, measure } from './load/measure'
import { startBare } from './load/start-bare'
import { logIn, startProduct } from './product'

const turns = Number(process.argv[2] ?? 5)
const owners = 200
/** More than a recruiter decides on in all turns. */
const projects = 40_000
/** Recruiters begin so many projects apart, because few decide on the same one at the same moment. */
const places = 2000
const rows = 100_000
/** PostgreSQL plans for tables of this size. */
const earlierRecruiters = 50
const earlierDecisions = 2000
const firstRecruiter = 1000
/** Of Debian's postgresql-contrib. */
const pgbenchClients = 8

const updateOfRow = `
\\set id random(1, ${rows})
update bench_row set value = value + 1 where id = :id;`
/** Each client is a recruiter of its own, who goes through the deck. */
const callOfFunction = `
\\set recruiter ${firstRecruiter + recruiters} + :client_id
select * from decide(:recruiter, ${projects} - ${places} * :client_id - nextval('place_' || :client_id), 'UNLIKED', now(), '', false, false);`

const product = await startProduct()
const { address, db, socketFolder } = product
const bare = await startBare(socketFolder)
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  await publish()
  await decideEarlier()
  const tokens = await logInAll()
  const updates = Array.from({ length: rows / 10 }, (_, row) =>
    wire(`/row/${1 + row * 10}`, tokens[0], 'POST'),
  )
  const measured = []
  for (let turn = 0; turn <= turns; turn += 1) {
    const each = {
      ours: await measure({ ...product, requests: deck(tokens, turn) }),
      theirs: pgbench(updateOfRow),
      function: pgbench(callOfFunction),
      bare: await measure({ ...bare, requests: updates }),
    }
    // The first turn warms all sides up.
    if (turn > 0) measured.push(each)
  }
  const theirs = measured.map((each) => each.theirs)
  printFigure({
    goal: 'G13',
    name: 'decisions / durable updates of pgbench',
    ours: measured.map(({ ours }) => ours.perSecond),
    theirs,
    unit: 'a second',
  })
  printFigure({
    name: '  CPU of the process',
    ours: measured.map(({ ours }) => ours.micro),
    unit: 'µs',
  })
  printFigure({
    name: '  the function alone, called by pgbench',
    ours: measured.map((each) => each.function),
    theirs,
    unit: 'a second',
  })
  printFigure({
    name: '  one update a request by bare Fastify',
    ours: measured.map((each) => each.bare.perSecond),
    theirs,
    unit: 'a second',
  })
} finally {
  rmSync(folder, { recursive: true })
  await bare.stop()
  await product.stop()
}

/** Projects of three technologies each. */
async function publish() {
  await sql`delete from project`.execute(db)
  await sql`
    insert into account
      (id, role, email, first_name, last_name, company_name, password_hash, consented_at, created_at)
    select number, 'jobseeker', 'owner' || number || '@example.org', 'Bench', 'Owner', '', '', now(), now()
    from generate_series(1, ${owners}::int) as number`.execute(db)
  await sql`
    insert into project (id, owner_id, title, image, about, git_url, website_url, created_at)
    select number, 1 + number % ${owners}::int, 'Project ' || number, '', 'What it does.', '', '', now()
    from generate_series(1, ${projects}::int) as number`.execute(db)
  await sql`
    insert into feed_entry (feed, position, project_id)
    select feed, number, number
    from generate_series(1, ${projects}::int) as number
    cross join lateral unnest(array[0, 1 + number % 2, 3 + number % 38, 41 + number % 38]) as feed`.execute(
    db,
  )
  await sql`select setval('feed_position', ${projects + 1})`.execute(db)
}

async function decideEarlier() {
  await sql`
    insert into account
      (id, role, email, first_name, last_name, company_name, password_hash, consented_at, created_at)
    select ${firstRecruiter}::int + number, role, 'recruiter' || number || '@example.org', first_name, last_name,
      company_name, password_hash, now(), now()
    from account, generate_series(0, ${recruiters + earlierRecruiters}::int) as number
    where email = 'maya@demo.swipefolio.example'`.execute(db)
  await sql`
    insert into decision (recruiter_id, project_id, status, decided_at)
    select account.id, number, 'UNLIKED', now()
    from account, generate_series(1, ${earlierDecisions}::int) as number
    where account.id between ${firstRecruiter + recruiters} and ${firstRecruiter + recruiters + earlierRecruiters}`.execute(
    db,
  )
  await coverDecidedProjects(db)
  await sql`create table bench_row (id int primary key, value int not null)`.execute(db)
  await sql`insert into bench_row select number, 0 from generate_series(1, ${rows}::int) as number`.execute(
    db,
  )
  for (let client = 0; client < pgbenchClients; client += 1) {
    await sql`create sequence ${sql.ref(`place_${client}`)}`.execute(db)
  }
  await sql`vacuum analyze`.execute(db)
}

async function logInAll() {
  const tokens = []
  for (let number = 0; number < recruiters; number += 1) {
    tokens.push(await logIn(address, 'recruiter', `recruiter${number}@example.org`))
  }
  return tokens
}

/** Each recruiter goes through a part of the deck: of ten projects one is liked, three are saved and six passed. */
function deck(tokens: string[], turn: number) {
  const share = Math.floor(places / (turns + 1))
  const steps = Array.from({ length: share }, (_, step) => turn * share + step)
  return steps.flatMap((step) =>
    tokens.map((token, recruiter) => {
      const id = projects - recruiter * places - step
      const status = id % 10 === 0 ? 'LIKED' : id % 10 < 4 ? 'SAVED' : 'UNLIKED'
      return wire(`/api/recruiter/projects/${id}?likedStatus=${status}`, token, 'POST')
    }),
  )
}

/** Transactions of one statement a second, by eight clients. */
function pgbench(script: string) {
  const file = join(folder, 'script.sql')
  writeFileSync(file, script)
  const clients = ['-c', String(pgbenchClients), '-j', '2', '-T', '3', '-M', 'prepared']
  const database = ['-h', socketFolder ?? '', '-U', 'swipefolio', 'swipefolio']
  const output = execFileSync('pgbench', ['-n', '-f', file, ...clients, ...database])
  return Number(/tps = ([\d.]+)/.exec(String(output))?.[1])
}
