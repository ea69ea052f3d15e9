import { sql } from 'kysely'
import { coverDecidedProjects } from '../../server/src/foundation/db/migrations/006-feed'
import { unseenQuery } from '../../server/src/modules/feed/unseen'
import { printFigure } from './figures/print-figure'
import { logIn, say, startProduct } from './product'

const projects = 1_000_000
const decisions = 100_000
const rounds = 200

/** The projects that the recruiters decided on; a project's number is its position in the feed, the highest is the newest. */
const histories = {
  'nothing yet': sql`false`,
  'the newest 100,000': sql`number > ${projects - decisions}`,
  'all but the newest of these': sql`number between ${projects - decisions} and ${projects - 1}`,
  'every other one of 200,000': sql`number > ${projects - 2 * decisions} and number % 2 = 0`,
  '100,000 at random': sql`hashint4(number) % 10 = 0`,
  '100,000 of one technology': sql`number > ${projects - 5 * decisions} and number % 5 = 0`,
}

const { address, db, stop } = await startProduct()
try {
  await fill()
  const people = await makeRecruiters()
  await measure('/api/recruiter/projects/unseen', people)
  await measure('/api/recruiter/projects/unseen?limit=3', people)
  await measure('/api/recruiter/projects/unseen?tech=1&limit=3', people)
  await showPlan()
} finally {
  await stop()
}

async function fill() {
  say(`Publishing ${projects.toLocaleString('en')} projects of three technologies each ...`)
  await sql`delete from project`.execute(db)
  await sql`
    insert into project (id, owner_id, title, image, about, git_url, website_url, created_at)
    select number, (select id from account where email = 'noa@demo.swipefolio.example'),
      'Project ' || number, '', repeat('What it does. ', 10), '', '', now()
    from generate_series(1, ${projects}::int) as number`.execute(db)
  await sql`
    insert into project_technology (project_id, technology_id, position)
    select number, technology, place
    from generate_series(1, ${projects}::int) as number
    cross join lateral unnest(array[
      case when number % 5 = 0 then 1 else 2 end, 3 + number % 38, 41 + number % 38
    ]) with ordinality as used (technology, place)`.execute(db)
  await sql`
    insert into feed_entry (feed, position, project_id)
    select 0, id, id from project
    union all select technology_id, project_id, project_id from project_technology`.execute(db)
  await sql`select setval('feed_position', ${projects + 1})`.execute(db)
}

async function makeRecruiters() {
  const people = []
  for (const [at, [name, chosen]] of Object.entries(histories).entries()) {
    const id = at + 1
    const email = `bench.${id}@example.org`
    await sql`
      insert into account
        (id, role, email, first_name, last_name, company_name, password_hash, consented_at, created_at)
      select ${id}::int, role, ${email}::text, first_name, last_name, company_name, password_hash, now(), now()
      from account where email = 'maya@demo.swipefolio.example'`.execute(db)
    await sql`
      insert into decision (recruiter_id, project_id, status, decided_at)
      select ${id}, number, 'UNLIKED', now()
      from generate_series(1, ${projects}::int) as number where ${chosen}`.execute(db)
    people.push({ id, name, token: await logIn(address, 'recruiter', email) })
  }
  await coverDecidedProjects(db)
  await sql`vacuum analyze`.execute(db)
  return people
}

async function measure(path: string, people: Awaited<ReturnType<typeof makeRecruiters>>) {
  const times = people.map((): number[] => [])
  for (let round = -20; round < rounds; round += 1) {
    for (const [at, { token }] of people.entries()) {
      const started = performance.now()
      const answer = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      if (round >= 0) times[at]?.push(performance.now() - started)
    }
  }
  say(`\nGET ${path}, ${rounds} times in turn: a history : none`)
  for (const [at, { name }] of people.entries()) {
    const [theirs, ours] = [times[0] ?? [], times[at] ?? []]
    if (at > 0) printFigure({ goal: 'G11', name, ours, theirs, unit: 'ms' })
  }
}

async function showPlan() {
  const query = unseenQuery({ recruiterId: 2, limit: 1 })
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, buffers, costs off) ${query}`.execute(db)
  say('\nThe plan of a recruiter who decided on the newest 100,000:')
  for (const row of rows) say(`  ${row['QUERY PLAN']}`)

  const plain = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, costs off) select id from project
    where not exists (select from decision where recruiter_id = 2 and project_id = project.id)
    order by publication desc limit 1`.execute(db)
  say('\nFor comparison, looking for each project whether it was decided:')
  say(`  ${plain.rows.at(-1)?.['QUERY PLAN']}`)
}
