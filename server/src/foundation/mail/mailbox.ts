import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database'
import type { Clock } from '../clock'
import { contains } from '../http/search'
import type { Delivery } from './mail'

const mostKept = 1000

/** The delivery without a mail server: a table, so that every process shows the same mails. */
export function createMailbox(db: Kysely<Database>, clock: Clock): Delivery {
  return {
    async deliver({ to, subject, text, html }) {
      const { id } = await db
        .insertInto('mail')
        .values({ recipient: to, subject, text, html, created_at: clock() })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .deleteFrom('mail')
        .where('id', '<=', id - mostKept)
        .execute()
    },
  }
}

interface MailFilter {
  recipient?: string
  /** Of the recipient's address. */
  part?: string
}

/** Newest first. */
export async function listMail(db: Kysely<Database>, { recipient, part }: MailFilter) {
  const rows = await db
    .selectFrom('mail')
    .select(['id', 'recipient', 'subject', 'text', 'created_at'])
    .$if(recipient !== undefined, (query) =>
      query.where('recipient', '=', recipient?.trim().toLowerCase() ?? ''),
    )
    .$if(part !== undefined, (query) => query.where(contains(sql`recipient`, part?.trim() ?? '')))
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ id, recipient: to, subject, text, created_at }) => ({
    id,
    to,
    subject,
    text,
    createdAt: created_at.toISOString(),
  }))
}

export async function findMailHtml(db: Kysely<Database>, id: number) {
  const row = await db.selectFrom('mail').select('html').where('id', '=', id).executeTakeFirst()
  return row?.html
}
