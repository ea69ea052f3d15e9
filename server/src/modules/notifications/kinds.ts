import { type RawBuilder, sql } from 'kysely'
import type { NotificationKind } from '../../foundation/db/contact-tables'
import { hasBlocked } from '../../people/visibility'

interface Kind {
  /** Whether a notification is listed for its reader; null: never, because a chat shows its messages itself. */
  isVisible: ((accountId: number) => RawBuilder<boolean>) | null
}

export const kinds = {
  MESSAGE: { isVisible: null },
  /** Recruiters who have blocked the reader are not named, like deleted accounts. */
  CHAT: {
    isVisible: (accountId) => sql`not exists (
      select from chat
      where chat.id = notification.reference_id
        and ${hasBlocked(sql.ref('chat.recruiter_id'), accountId)}
    )`,
  },
  LINK: { isVisible: () => sql`true` },
  /** As long as the link is there, and not from recruiters who have blocked the reader. */
  SUBMISSION: {
    isVisible: (accountId) => sql`exists (
      select from link join project_request on project_request.id = link.project_request_id
      where link.id = notification.reference_id
        and not ${hasBlocked(sql.ref('project_request.owner_id'), accountId)}
    )`,
  },
} satisfies Record<NotificationKind, Kind>

/** Whether a notification is listed for its reader. The first comparison is the one of the partial indexes. */
export const isListed = (accountId: number) => {
  const cases = Object.entries<Kind>(kinds).map(
    ([type, { isVisible }]) => sql`when ${type} then ${isVisible?.(accountId) ?? sql`false`}`,
  )
  return sql<boolean>`(type <> 'MESSAGE' and case type ${sql.join(cases, sql` `)} end)`
}
