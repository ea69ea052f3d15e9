import type { OwnPublicPage, PublicField, PublicPage } from '@swipefolio/shared/contract'
import { fullName } from '@swipefolio/shared/format'
import { isSafeAddress, isWebAddress } from '@swipefolio/shared/rules'
import { longestText, type OwnPageRow, type PublicPageRow } from './repository'

/** Without a row, that of somebody who has not set it up. */
export const presentOwnPage = (row: OwnPageRow | undefined): OwnPublicPage => ({
  isOn: row?.is_on ?? false,
  handle: row?.handle ?? '',
  projectIds: row?.project_ids ?? [],
  isListed: row?.is_listed ?? false,
})

const webAddress = (address: string) => (isWebAddress(address) ? address : '')

function beginningOf(text: string) {
  const characters = Array.from(text)
  if (characters.length <= longestText) return text
  return `${characters.slice(0, longestText).join('').trimEnd()}…`
}

/** Field by field: what is not public is empty. */
export function presentPublicPage(handle: string, row: PublicPageRow): PublicPage {
  const shown = new Set<PublicField>(row.public_fields)
  const of = <T>(field: PublicField, value: T | null, empty: T): T =>
    shown.has(field) ? (value ?? empty) : empty
  return {
    handle,
    fullName: fullName({ firstName: row.first_name, lastName: row.last_name }),
    headline: of('headline', row.headline, ''),
    about: of('about', row.about, ''),
    place: of('place', row.place, ''),
    availability: of('availability', row.availability, ''),
    availableFrom: of('availability', row.available_from, ''),
    languages: of('languages', row.languages, []),
    links: of('links', row.links, [])
      .filter(({ url }) => isSafeAddress(url))
      .map(({ label, url }) => ({ label, url })),
    image: of('image', row.image, ''),
    projects: row.projects.map((project) => ({
      title: project.title,
      image: project.image,
      imageAlt: project.image_alt,
      about: beginningOf(project.about),
      gitUrl: webAddress(project.git_url),
      websiteUrl: webAddress(project.website_url),
      technologies: project.technologies,
    })),
  }
}
