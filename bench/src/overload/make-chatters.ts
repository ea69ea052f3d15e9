import { type Kysely, sql } from 'kysely'
import { makePeople } from '../load/people'
import type { Person } from './requests'

/** Job seekers, each with a chat with one of the demo's recruiters. */
export async function makeChatters(db: Kysely<unknown>, count: number): Promise<Person[]> {
  const tokens = await makePeople(db, count)
  const { rows } = await sql<{ chatId: string }>`
    with seeker as (select id from account where email like 'bench%@example.org'),
    recruiter as (select id from account where role = 'recruiter' order by id limit 1),
    known as (
      insert into contact (recruiter_id, job_seeker_id, created_at)
      select recruiter.id, seeker.id, now() from seeker, recruiter
    )
    insert into chat (id, recruiter_id, job_seeker_id, active_at)
    select seeker.id, recruiter.id, seeker.id, now() from seeker, recruiter
    returning id as "chatId"`.execute(db)
  const chatIds = rows.map(({ chatId }) => Number(chatId)).toSorted((one, other) => one - other)
  return tokens.map((token, number) => ({ token, chatId: chatIds[number] ?? 0 }))
}
