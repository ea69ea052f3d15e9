import {
  callRemotely,
  connectRemotely,
  projectPayload,
  signUpRemotely,
} from '@swipefolio/server/testing'
import type { Pool } from 'pg'

/** The password of everybody whom `signUpRemotely` signs up, and so of their copies. */
export const password = 'a password'

const long = 'a word or two '.repeat(700)
const projects = 150

/** Other job seekers, `other0@example.org` and so on, and a list as long as lists become. */
export async function addOthers(pool: Pool, count: number) {
  await pool.query(
    `insert into account (id, role, email, first_name, last_name, company_name, company_key, password_hash, consented_at, created_at)
     select 5000 + n, role, 'other' || n || '@example.org', first_name, last_name, '', '', password_hash, now(), now()
     from generate_series(0, $1::int - 1) n, (select * from account where role = 'jobseeker' limit 1) one`,
    [count],
  )
  await pool.query(
    `insert into project_request (id, owner_id, title, mission, position_offer, end_date, created_at)
     select 5000 + n, id, 'A request', $1, $1, (now() + interval '30 days')::date, now()
     from generate_series(1, 1000) n, (select id from account where role = 'recruiter' limit 1) one`,
    [long],
  )
}

/** A recruiter who harvests, a job seeker with a deck to be harvested and a long history to export, and one who uploads. */
export async function signUpAttackers(address: string, pool: Pool) {
  const harvester = await signUpRemotely(address, 'recruiter')
  const seeker = await signUpRemotely(address, 'jobseeker')
  const chatId = await connectRemotely(address, harvester, seeker)
  for (let at = 0; at < projects; at += 1) {
    const body = projectPayload({ title: `Project ${at}`, about: long })
    await callRemotely(address, 'POST /api/user/projects', seeker, body)
  }
  await pool.query(
    `insert into message (id, chat_id, seq, sender_role, message, created_at)
     select (select coalesce(max(id), 0) from message) + n, $1, n, 'jobseeker', $2, now() from generate_series(1, 20000) n`,
    [chatId, 'm'.repeat(4000)],
  )
  await pool.query('update chat set last_seq = 20000 where id = $1', [chatId])
  const uploader = await signUpRemotely(address, 'jobseeker')
  return { harvester: harvester.token, exporter: seeker.token, uploader: uploader.token }
}
