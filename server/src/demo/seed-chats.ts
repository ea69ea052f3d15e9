import type { Executor } from '../foundation/db/database'
import type { Events } from '../foundation/events/events'
import { newId } from '../foundation/db/ids'
import { createNotification } from '../modules/notifications/repository'
import { sentences } from '../modules/notifications/sentences'
import { type DemoConversation, demoConversations } from './conversations'
import type { DemoPeople } from './seed-people'
import { minutesAfter } from './when'

export async function seedChats(db: Executor, events: Events, people: DemoPeople) {
  for (const conversation of demoConversations) {
    await seedConversation(db, events, people, conversation)
  }
}

async function seedConversation(
  db: Executor,
  events: Events,
  people: DemoPeople,
  { recruiter, jobSeeker, lines, unread }: DemoConversation,
) {
  const chat = await db
    .selectFrom('chat')
    .select(['id', 'active_at'])
    .where('recruiter_id', '=', people[recruiter])
    .where('job_seeker_id', '=', people[jobSeeker])
    .executeTakeFirstOrThrow()
  for (const [at, [minutes, from, text]] of lines.entries()) {
    await db
      .insertInto('message')
      .values({
        id: newId(),
        chat_id: chat.id,
        seq: at + 1,
        sender_role: from,
        message: text,
        client_key: null,
        created_at: minutesAfter(chat.active_at, minutes),
      })
      .execute()
  }
  const [minutes, lastSpeaker] = lines.at(-1) ?? [0, 'recruiter']
  const isRecruiterLast = lastSpeaker === 'recruiter'
  const activeAt = minutesAfter(chat.active_at, minutes)
  await db
    .updateTable('chat')
    .set({
      last_seq: lines.length,
      active_at: activeAt,
      recruiter_read_seq: lines.length - (isRecruiterLast ? 0 : unread),
      job_seeker_read_seq: lines.length - (isRecruiterLast ? unread : 0),
    })
    .where('id', '=', chat.id)
    .execute()
  if (unread === 0) return
  const sender = await db
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', people[isRecruiterLast ? recruiter : jobSeeker])
    .executeTakeFirstOrThrow()
  await createNotification(db, events, {
    isQuiet: true,
    accountId: people[isRecruiterLast ? jobSeeker : recruiter],
    type: 'MESSAGE',
    referenceId: chat.id,
    message: sentences.MESSAGE.messageReceived(`${sender.first_name} ${sender.last_name}`),
    at: activeAt,
  })
}
