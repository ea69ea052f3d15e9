import type { Role } from '@swipefolio/shared/contract'
import { sql } from 'kysely'
import { compileOnce } from '../../foundation/db/compile-once'
import type { Executor } from '../../foundation/db/database'
import { isPairOpen } from '../../people/visibility'

/** Older chats are not looked at. */
const latestChats = 100

const hasMessage = sql`chat.last_seq > 0`

const columns = {
  recruiter: { own: 'recruiter_id', other: 'job_seeker_id', otherRole: 'jobseeker' },
  jobseeker: { own: 'job_seeker_id', other: 'recruiter_id', otherRole: 'recruiter' },
} as const satisfies Record<Role, unknown>

const turnsOf = (role: Role) =>
  compileOnce((db, { readerId, limit }: { readerId: number; limit: number }) =>
    selectTurns(db, role, readerId).limit(limit),
  )
const turns = { recruiter: turnsOf('recruiter'), jobseeker: turnsOf('jobseeker') }

/**
 * Open chats whose last message is the other side's, the latest first; each row has the count of all. Those without a
 * message are the recruiter's turn, who has made the contact: they come last, because nobody waits there.
 */
export const listTurns = (db: Executor, role: Role, readerId: number, limit: number) =>
  turns[role](db, { readerId, limit })

function selectTurns(db: Executor, role: Role, readerId: number) {
  const { own, other, otherRole } = columns[role]
  return db
    .selectFrom(
      db
        .selectFrom('chat')
        .select(['id', `${other} as other_id`, 'last_seq', 'active_at'])
        .where(own, '=', readerId)
        .orderBy('active_at', 'desc')
        .orderBy('id', 'desc')
        .limit(latestChats)
        .as('chat'),
    )
    .innerJoin('account', 'account.id', 'chat.other_id')
    .leftJoin('message', (join) =>
      join.onRef('message.chat_id', '=', 'chat.id').onRef('message.seq', '=', 'chat.last_seq'),
    )
    .select([
      'chat.id',
      'chat.active_at',
      'message.message',
      'account.first_name',
      'account.last_name',
    ])
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('account.deleted_at', 'is', null)
    .where(isPairOpen(readerId, sql.ref('chat.other_id')))
    .where(({ or, eb }) =>
      or([
        eb('message.sender_role', '=', otherRole),
        ...(role === 'recruiter' ? [eb('message.id', 'is', null)] : []),
      ]),
    )
    .orderBy(hasMessage, 'desc')
    .orderBy('chat.active_at', 'desc')
    .orderBy('chat.id', 'desc')
}

export type TurnRow = Awaited<ReturnType<typeof listTurns>>[number]
