import {
  becomes,
  ownId,
  type PersonalData,
  stays,
  withheld,
} from '../../foundation/db/declare-personal-data'
import { holdHandle } from './handles'
import { removePage } from './repository'
import { publicPageService } from './service'

export const publicPageData = {
  tables: {
    public_page: {
      removed: 'account_id',
      by: async ({ trx, services, account }) => {
        const key = await removePage(trx, account.id)
        if (key) await holdHandle(services, trx, { key, accountId: null })
      },
      columns: {
        account_id: ownId,
        is_on: 'publicPage.isOn',
        is_listed: 'publicPage.isListed',
        handle: 'publicPage.handle',
        handle_key: withheld('The handle as it is compared'),
        handle_changed_at: withheld('Decides when the handle can be changed again'),
      },
    },
    public_page_project: {
      removedWith: 'public_page',
      columns: {
        account_id: ownId,
        project_id: 'publicPage.projectIds',
        position: withheld('The order in which the projects are listed'),
      },
    },
    held_handle: {
      kept: 'Nobody else may be taken for who had the handle',
      of: 'account_id',
      columns: {
        handle_hash: stays(withheld('A hash of a handle that was given up')),
        account_id: becomes(ownId, 'null'),
        held_until: stays(withheld('Decides when others can have the handle')),
      },
    },
  },
  export: {
    jobseeker: async (services, { id }) => ({
      publicPage: [await publicPageService(services).own(id)],
    }),
  },
} satisfies PersonalData<'public_page' | 'public_page_project' | 'held_handle'>
