import type { DecisionStatus, Picture, ReadmeBlock } from '@swipefolio/shared/contract'
import type { ColumnType, Generated } from 'kysely'

export interface TechnologyTable {
  id: number
  name: string
  /** Other names that it is found by. */
  aliases: Generated<string[]>
  /** False for one that a job seeker has added. */
  is_listed: Generated<boolean>
  added_by: number | null
}

export interface ProjectTable {
  id: number
  /** Order of publication; never leaves the server, because it can be counted. */
  publication: Generated<number>
  owner_id: number
  title: string
  image: string
  image_alt: Generated<string>
  /** The pictures after the first. */
  more_pictures: ColumnType<Picture[], string | undefined, string>
  about: string
  git_url: string
  website_url: string
  created_at: Date
  /** The client's, unique among the rows of an owner. */
  idempotency_key: Generated<string | null>
}

export interface ProjectTechnologyTable {
  project_id: number
  technology_id: number
  position: number
}

export interface DecisionTable {
  recruiter_id: number
  project_id: number
  status: DecisionStatus
  decided_at: Date
}

export interface ReadmeTable {
  id: number
  owner_id: number
  /** Null while the form is not saved that it was taken for. */
  project_id: number | null
  /** The repository's address. */
  repository: string
  blocks: ColumnType<ReadmeBlock[], string, never>
  taken_at: Date
}

export interface ProjectTables {
  technology: TechnologyTable
  project: ProjectTable
  project_technology: ProjectTechnologyTable
  decision: DecisionTable
  readme: ReadmeTable
}
