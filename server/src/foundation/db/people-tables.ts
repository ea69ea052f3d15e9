/**
 * A company whose recruiters do not see a job seeker's projects; `company_key` is its name in a form used for
 * comparison. A name has several.
 */
export interface HiddenCompanyTable {
  account_id: number
  company_key: string
  name: string
  position: number
}

/** A domain of e-mail, in the form of IDNA, whose recruiters do not see a job seeker's projects; `name` is as it was typed. */
export interface HiddenDomainTable {
  account_id: number
  domain: string
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

/** The job seekers whose projects a recruiter does not see, because of a block, a hidden company or a hidden domain. */
interface OutOfSightView {
  recruiter_id: number
  job_seeker_id: number
}

export interface PeopleViews {
  out_of_sight: OutOfSightView
}

export interface PeopleTables {
  hidden_company: HiddenCompanyTable
  hidden_domain: HiddenDomainTable
  block: BlockTable
  report: ReportTable
}
