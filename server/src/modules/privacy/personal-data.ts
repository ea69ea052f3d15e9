import { ownId, type PersonalData, withheld } from '../../foundation/db/declare-personal-data'
import { privacyService } from './service'

export const privacyData = {
  tables: {
    hidden_company: {
      removed: 'account_id',
      columns: {
        account_id: ownId,
        company_key: withheld('The name as it is compared'),
        name: 'privacy.hiddenCompanies',
        position: withheld('The order in which the companies are listed'),
      },
    },
    hidden_domain: {
      removed: 'account_id',
      columns: {
        account_id: ownId,
        domain: withheld('The name as it is compared'),
        name: 'privacy.hiddenDomains',
        position: withheld('The order in which the domains are listed'),
      },
    },
  },
  export: {
    jobseeker: async (services, { id }) => ({ privacy: [await privacyService(services).get(id)] }),
  },
} satisfies PersonalData<'hidden_company' | 'hidden_domain'>
