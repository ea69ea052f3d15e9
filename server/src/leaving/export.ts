import type { CallResponse } from '@swipefolio/shared/contract'
import type { Person } from '../foundation/http/person'
import type { Services } from '../foundation/services'
import { exportAccount } from '../people/accounts/personal-data'
import { personalData } from './personal-data'

type AccountExport = CallResponse<'GET /api/user/export'>

/** The data stored about a person, limited to what their screens show. */
export async function exportData(services: Services, person: Person): Promise<AccountExport> {
  const account = await exportAccount(services.db, person)
  const sections: AccountExport['sections'] = {}
  for (const declared of personalData) {
    Object.assign(sections, await declared.export?.[person.role]?.(services, person))
  }
  return { exportedAt: services.clock().toISOString(), account, sections }
}
