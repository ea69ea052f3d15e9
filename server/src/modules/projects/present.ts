import type { Project, UnseenProject } from '@swipefolio/shared/contract'
import type { ProjectRow } from './repository'

export const presentUnseenProject = (row: ProjectRow): UnseenProject => ({
  id: row.id,
  title: row.title,
  image: row.image,
  imageAlt: row.image_alt,
  ...(row.more_pictures.length > 0 && {
    morePictures: row.more_pictures.map(({ image, imageAlt }) => ({ image, imageAlt })),
  }),
  about: row.about,
  gitUrl: row.git_url,
  websiteUrl: row.website_url,
  technologies: row.technologies,
})

export const presentProject = (row: ProjectRow): Project => ({
  ...presentUnseenProject(row),
  owner: null,
})
