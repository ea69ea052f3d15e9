import type { Generated } from 'kysely'

export interface ProjectRequestTable {
  id: number
  owner_id: number
  title: string
  mission: string
  position_offer: string
  /** YYYY-MM-DD */
  end_date: string
  created_at: Date
  /** When the owner last listed the links; later ones are new. */
  links_listed_at: Generated<Date | null>
}

export interface LinkTable {
  id: number
  project_request_id: number
  job_seeker_id: number
  git_hub_link: string
  revealed_at: Date | null
  created_at: Date
}

export interface ProjectRequestTables {
  project_request: ProjectRequestTable
  link: LinkTable
}
