import { writePages } from '../../foundation/http/write-pages'
import { ownId, type PersonalData, withheld } from '../../foundation/db/declare-personal-data'
import { presentLink, presentSubmission } from './present'
import { listAllLinksBy, listAllLinksTo } from './repository'

export const linksData = {
  tables: {
    link: {
      removed: 'job_seeker_id',
      columns: {
        id: 'links.id',
        project_request_id: 'links.projectRequestId',
        job_seeker_id: ownId,
        git_hub_link: 'links.gitHubLink',
        project_id: 'links.project.id',
        note: 'links.note',
        revealed_at: 'links.ownerRevealed',
        seen_at: 'links.seen',
        verdict: 'links.verdict',
        verdict_at: 'links.statusAt',
        reply: 'links.reply',
        told_verdict: withheld('Keeps two notifications from telling the same'),
        created_at: 'links.createdAt',
      },
    },
  },
  export: {
    /** Those that they sent. */
    jobseeker: async ({ db, clock }, { id }) => ({
      links: writePages(async (page) =>
        (await listAllLinksBy(db, id, page)).map((row) => ({
          ...presentSubmission(row, clock()),
          projectRequestId: row.project_request_id,
        })),
      ),
    }),
    /** Those that they received. */
    recruiter: async ({ db, clock }, { id }) => ({
      links: writePages(async (page) =>
        (await listAllLinksTo(db, id, page)).map((row) => ({
          ...presentLink(row, clock()),
          projectRequestId: row.project_request_id,
        })),
      ),
    }),
  },
} satisfies PersonalData<'link'>
