import type { Generated } from 'kysely'

/**
 * A company whose recruiters do not see a job seeker's projects; `company_key` is its name in the form used for
 * comparison.
 */
export interface HiddenCompanyTable {
  account_id: number
  company_key: string
  name: string
  position: number
  hidden_at: Generated<Date>
}

export interface BlockTable {
  blocker_id: number
  blocked_id: number
  created_at: Date
}

export interface ReportTable {
  id: number
  reporter_id: number
  reported_id: number
  chat_id: number
  reason: string
  text: string
  created_at: Date
}

/**
 * The job seekers whose projects a recruiter does not see, because of a block or of a hidden company; `but_shown` are those who
 * had hidden before the recruiter took the company: projects that had been shown stay in sight.
 */
interface OutOfSightView {
  recruiter_id: number
  job_seeker_id: number
  but_shown: boolean
}

export interface PeopleViews {
  out_of_sight: OutOfSightView
}

export interface PeopleTables {
  hidden_company: HiddenCompanyTable
  block: BlockTable
  report: ReportTable
}
