import { ownId, type PersonalData } from '../../foundation/db/declare-personal-data'
import { jobSeekerProfileService } from './service'

export const jobSeekerProfileData = {
  tables: {
    profile: {
      removed: 'account_id',
      columns: {
        account_id: ownId,
        headline: 'profile.headline',
        about: 'profile.about',
        place: 'profile.place',
        availability: 'profile.availability',
        available_from: 'profile.availableFrom',
        languages: 'profile.languages',
        links: 'profile.links',
        image: 'profile.image',
        public_fields: 'profile.publicFields',
      },
    },
  },
  export: {
    jobseeker: async (services, { id }) => ({
      profile: [await jobSeekerProfileService(services).get(id)],
    }),
  },
} satisfies PersonalData<'profile'>
