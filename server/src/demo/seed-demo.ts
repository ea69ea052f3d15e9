import { sql } from 'kysely'
import type { Services } from '../foundation/services'
import { demoPassword } from './people'
import { seedChats } from './seed-chats'
import { seedDecisions } from './seed-decisions'
import { seedPeople } from './seed-people'
import { seedProjects } from './seed-projects'
import { seedPublicPage } from './seed-public-page'
import { seedRequests } from './seed-requests'
import { daysBefore } from './when'

const demoLock = 7_265_002

/**
 * Seeds a database without accounts in one transaction, once for all processes that start together. Returns whether it did.
 */
export async function seedDemo(services: Services): Promise<boolean> {
  const { db, clock, events, passwords } = services
  const passwordHash = await passwords.hash(demoPassword)
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${demoLock})`.execute(trx)
    const account = await trx.selectFrom('account').select('id').limit(1).executeTakeFirst()
    if (account) return false
    const now = clock()
    const people = await seedPeople(trx, passwordHash, now)
    const projects = await seedProjects(trx, people, now)
    await seedPublicPage(services, trx, people, projects)
    await seedDecisions(trx, people, projects, now)
    await seedRequests(trx, events, people, now)
    await seedChats(trx, events, people)
    await trx
      .updateTable('notification')
      .set({ seen: true })
      .where('type', '<>', 'MESSAGE')
      .where('created_at', '<', daysBefore(now, 3))
      .execute()
    return true
  })
}
