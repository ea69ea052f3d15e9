import { ownId, type PersonalData, stays } from '../../foundation/db/declare-personal-data'
import { writePages } from '../../foundation/http/write-pages'
import { contactsService } from './service'

export const contactsData = {
  tables: {
    contact: {
      kept: 'It belongs to the other person, too',
      columns: {
        recruiter_id: stays(ownId),
        job_seeker_id: stays('contacts.id'),
        created_at: stays('contacts.since'),
      },
    },
  },
  export: {
    recruiter: async (services, { id }) => ({
      contacts: writePages((page) => contactsService(services).list(id, '', page)),
    }),
  },
} satisfies PersonalData<'contact'>
