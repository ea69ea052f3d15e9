import { ownId, type PersonalData, withheld } from '../../foundation/db/declare-personal-data'
import { writePages } from '../../foundation/http/write-pages'
import { projectsService } from './service'

export const projectsData = {
  tables: {
    project: {
      removed: 'owner_id',
      columns: {
        id: 'projects.id',
        publication: withheld('It can be counted'),
        owner_id: ownId,
        title: 'projects.title',
        image: 'projects.image',
        image_alt: 'projects.imageAlt',
        more_pictures: 'projects.morePictures',
        about: 'projects.about',
        git_url: 'projects.gitUrl',
        website_url: 'projects.websiteUrl',
        created_at: withheld('No screen shows it'),
        idempotency_key: withheld('Random, and of no use once its answer has arrived'),
      },
    },
    project_technology: {
      removedWith: 'project',
      columns: {
        project_id: 'projects.id',
        technology_id: 'projects.technologies.id',
        position: withheld('The order in which the technologies are listed'),
      },
    },
  },
  export: {
    jobseeker: async (services, { id }) => ({
      projects: writePages((page) => projectsService(services).list(id, page)),
    }),
  },
} satisfies PersonalData<'project' | 'project_technology'>
