import {
  decide,
  newId,
  picture,
  postRequest,
  publishProject,
  type TestServer,
} from '@swipefolio/server/testing'
import { createWorld, type World } from '../matrix/world'

const long = 'a word or two '.repeat(700)

/** O and R have as much as the caps allow, and texts as long as the rules allow. */
export async function createFullWorld(server: TestServer): Promise<World> {
  const world = await createWorld(server, 'revealed')
  const { people, objects } = world
  for (let more = 0; more < 190; more += 1) {
    await publishProject(server, people.O, { title: `Project ${more}`, about: long })
  }
  for (let more = 0; more < 45; more += 1) {
    await postRequest(server, people.R, { mission: long, positionOffer: long })
  }
  await addPeople(world, 1000)
  await addMessages(world, 20_000)
  await decide(server, people.R, Number(objects.savedProject), 'SAVED')
  return world
}

/** People with a project that R has saved, a request by each, and notifications of both. */
async function addPeople({ server, people }: World, count: number) {
  const first = newId() % 1_000_000_000_000
  const run = (text: string, ...values: unknown[]) => server.pool.query(text, values)
  await run(
    `insert into account (id, role, email, first_name, last_name, company_name, company_key, password_hash, consented_at, created_at)
     select $1::bigint + n, case when n % 2 = 0 then 'jobseeker' else 'recruiter' end, 'many' || n || '@example.org', 'Many', 'People', '', '', '', now(), now()
     from generate_series(1, $2::int * 2) n`,
    first,
    count,
  )
  await run(
    `insert into project_request (id, owner_id, title, mission, position_offer, end_date, created_at)
     select $1::bigint + n, $1::bigint + n, 'A request', $3, $3, (now() + interval '30 days')::date, now()
     from generate_series(1, $2::int * 2, 2) n`,
    first,
    count,
    long,
  )
  await run(
    `insert into contact (recruiter_id, job_seeker_id, created_at)
     select $3, $1::bigint + n, now() from generate_series(2, $2::int * 2, 2) n`,
    first,
    count,
    people.R.account.id,
  )
  await run(
    `insert into chat (id, recruiter_id, job_seeker_id, active_at)
     select $1::bigint + n, $3, $1::bigint + n, now() from generate_series(2, $2::int * 2, 2) n`,
    first,
    count,
    people.R.account.id,
  )
  for (const [at, { account }] of [people.O, people.R].entries()) {
    await run(
      `insert into notification (id, account_id, type, message, reference_id, created_at)
       select $1::bigint + n + $4, $3, type, message, reference_id, now()
       from generate_series(1, $2::int) n, (select * from notification where account_id = $3 limit 1) one`,
      first,
      count,
      account.id,
      at * count,
    )
  }
}

/** Messages of the greatest length in the chat of O and R. */
async function addMessages({ server, objects }: World, count: number) {
  const last = `(select last_seq from chat where id = $1)`
  await server.pool.query(
    `insert into message (id, chat_id, seq, sender_role, message, created_at)
     select 1000 + n, $1, ${last} + n, case when n % 2 = 0 then 'jobseeker' else 'recruiter' end, $3, now()
     from generate_series(1, $2::int) n`,
    [objects.chat, count, 'm'.repeat(4000)],
  )
  await server.pool.query('update chat set last_seq = last_seq + $2 where id = $1', [
    objects.chat,
    count,
  ])
}

let file: Promise<Buffer> | undefined

/** Twelve million pixels in few bytes: the largest that is decoded of the format that costs most. */
export const costlyPicture = () =>
  (file ??= picture(4000, 3000).avif({ quality: 1, effort: 0 }).toBuffer())
