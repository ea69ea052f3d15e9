import type { Verdict } from '@swipefolio/shared/contract'
import type { Generated, GeneratedAlways } from 'kysely'

export interface ProjectRequestTable {
  id: number
  owner_id: number
  title: string
  mission: string
  position_offer: string
  /** YYYY-MM-DD */
  end_date: string
  place: Generated<string>
  /** Pay or reward, in words. */
  reward: Generated<string>
  created_at: Date
  /** Written by earlier versions only. */
  links_listed_at: Generated<Date | null>
  /** Title and mission in lower case. */
  searched: GeneratedAlways<string>
  /** The client's, unique among the rows of an owner. */
  idempotency_key: Generated<string | null>
}

export interface ProjectRequestTechnologyTable {
  project_request_id: number
  technology_id: number
  position: number
}

export interface ProjectRequestBookmarkTable {
  job_seeker_id: number
  project_request_id: number
  created_at: Date
}

export interface LinkTable {
  id: number
  project_request_id: number
  job_seeker_id: number
  git_hub_link: string
  /** The job seeker's project that it is the address of. */
  project_id: Generated<number | null>
  note: Generated<string>
  revealed_at: Generated<Date | null>
  /** When the recruiter first looked at it in the list. */
  seen_at: Generated<Date | null>
  verdict: Generated<Verdict | null>
  verdict_at: Generated<Date | null>
  /** What the recruiter adds to a decline. */
  reply: Generated<string>
  /** The verdict that the job seeker was notified of last. */
  told_verdict: Generated<Verdict | null>
  created_at: Date
}

export interface ProjectRequestTables {
  project_request: ProjectRequestTable
  project_request_technology: ProjectRequestTechnologyTable
  project_request_bookmark: ProjectRequestBookmarkTable
  link: LinkTable
}
