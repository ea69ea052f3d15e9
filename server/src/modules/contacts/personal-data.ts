import {
  becomes,
  ownId,
  type PersonalData,
  stays,
  withheld,
} from '../../foundation/db/declare-personal-data'
import { writePages } from '../../foundation/http/write-pages'
import { contactsService } from './service'

export const contactsData = {
  tables: {
    contact: {
      kept: 'It belongs to the other person, too',
      of: ['recruiter_id', 'job_seeker_id'],
      columns: {
        recruiter_id: stays(ownId),
        job_seeker_id: stays('contacts.id'),
        created_at: stays('contacts.since'),
        stage_id: becomes('contacts.stageId', '1'),
        staged_at: becomes(withheld('Sorts a column of the board'), 'null'),
        note: becomes('contacts.note', "''"),
        note_version: becomes(withheld('Counts the changes of the note'), '0'),
        tags: becomes('contacts.tags', "'{}'"),
        next_step: becomes('contacts.nextStep', "''"),
        next_step_on: becomes('contacts.nextStepOn', 'null'),
      },
    },
  },
  export: {
    recruiter: async (services, { id }) => ({
      contacts: writePages((page) => contactsService(services).listWithNotes(id, page)),
    }),
  },
} satisfies PersonalData<'contact'>
