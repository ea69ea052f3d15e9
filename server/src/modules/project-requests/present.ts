import type {
  ListedProjectRequest,
  OwnProjectRequest,
  ProjectRequest,
} from '@swipefolio/shared/contract'
import { countFitting, type ProjectsByTechnology } from './fitting-projects'
import type { OwnProjectRequestRow, ProjectRequestRow } from './repository'

export const presentProjectRequest = (row: ProjectRequestRow): ProjectRequest => ({
  id: row.id,
  owner: {
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
  },
  title: row.title,
  mission: row.mission,
  positionOffer: row.position_offer,
  endDate: row.end_date,
  technologies: row.technologies,
  place: row.place,
  reward: row.reward,
})

export const presentOwnProjectRequest = (row: OwnProjectRequestRow): OwnProjectRequest => ({
  ...presentProjectRequest(row),
  linksCount: row.links_count ?? 0,
  newLinks: row.new_links ?? 0,
})

export const presentListedRequest =
  (own: ProjectsByTechnology, bookmarks: ReadonlySet<number>) =>
  (row: ProjectRequestRow): ListedProjectRequest => ({
    ...presentProjectRequest(row),
    fittingProjects: countFitting(own, row.technologies),
    isBookmarked: bookmarks.has(row.id),
  })
