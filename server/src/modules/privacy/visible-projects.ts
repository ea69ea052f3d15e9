import { type RawBuilder, sql } from 'kysely'
import { isPairOpen } from '../blocks/pairs'

/**
 * Whether a recruiter may see what an owner publishes: neither has blocked the other, and the owner does not hide from the
 * recruiter's company, unless the two are contacts already.
 */
export const isOwnerVisible = (recruiterId: number, owner: RawBuilder<unknown>) =>
  sql<boolean>`(
    ${isPairOpen(recruiterId, owner)}
    and not exists (
      select from hidden_company as hidden
      join account as reader on reader.id = ${recruiterId} and reader.company_key = hidden.company_key
      where hidden.account_id = ${owner}
        and not exists (
          select from contact where recruiter_id = ${recruiterId} and job_seeker_id = ${owner}
        )
    )
  )`
