/** A company whose recruiters do not see a job seeker's projects; `company_key` is its name as it is compared. */
export interface HiddenCompanyTable {
  account_id: number
  company_key: string
  name: string
  position: number
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

/** Whose projects which recruiter does not see: the one has blocked the other, or hides from the company of a stranger. */
interface OutOfSightView {
  recruiter_id: number
  job_seeker_id: number
}

export interface PeopleViews {
  out_of_sight: OutOfSightView
}

export interface PeopleTables {
  hidden_company: HiddenCompanyTable
  block: BlockTable
  report: ReportTable
}
