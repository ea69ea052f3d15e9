import { sql } from 'kysely'
import type { Executor } from '../foundation/db/database'
import { sides, type Participant } from '../modules/chats/sides'
import { selectReceivedLinks } from '../modules/links/repository'
import { isOwnerVisible } from '../people/visibility'

export const listAllLinksBy = (db: Executor, jobSeekerId: number) =>
  db
    .selectFrom('link')
    .select(['id', 'project_request_id', 'git_hub_link', 'revealed_at', 'created_at'])
    .where('job_seeker_id', '=', jobSeekerId)
    .orderBy('created_at')
    .execute()

export const listAllLinksTo = (db: Executor, recruiterId: number) =>
  selectReceivedLinks(db, recruiterId)
    .select('link.project_request_id')
    .orderBy('link.id')
    .execute()

export async function listDecisionsBy(db: Executor, recruiterId: number) {
  const rows = await db
    .selectFrom('decision')
    .innerJoin('project', 'project.id', 'decision.project_id')
    .select(['project.id', 'project.title', 'decision.status', 'decision.decided_at'])
    .where('decision.recruiter_id', '=', recruiterId)
    .where(isOwnerVisible(recruiterId, sql.ref('project.owner_id')))
    .orderBy('decision.decided_at')
    .execute()
  return rows.map(({ id, title, status, decided_at }) => ({
    project: { id, title },
    likedStatus: status,
    decidedAt: decided_at.toISOString(),
  }))
}

/** By the chat of the pair: whom one has blocked is known from there. */
export async function listBlocksBy(db: Executor, { id, role }: Participant) {
  const rows = await db
    .selectFrom('block')
    .innerJoin('chat', `chat.${sides[role].other}`, 'block.blocked_id')
    .select(['chat.id', 'block.created_at'])
    .where('block.blocker_id', '=', id)
    .where(`chat.${sides[role].self}`, '=', id)
    .execute()
  return rows.map((row) => ({ chatId: row.id, createdAt: row.created_at.toISOString() }))
}

export async function listReportsBy(db: Executor, reporterId: number) {
  const rows = await db
    .selectFrom('report')
    .select(['chat_id', 'reason', 'text', 'created_at'])
    .where('reporter_id', '=', reporterId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ chat_id, reason, text, created_at }) => ({
    chatId: chat_id,
    reason,
    text,
    createdAt: created_at.toISOString(),
  }))
}
