import { checkTechnologyName } from '@swipefolio/shared/rules'
import { requireValid } from '../../foundation/http/require-valid'
import type { Services } from '../../foundation/services'
import { createRateLimits } from '../../people/rate-limits/rate-limits'
import { presentTechnology } from './present'
import { addTechnology, findTechnology } from './repository'
import { lockTechnologies } from './seed'

export function technologiesService(services: Services) {
  const limits = createRateLimits(services)
  return {
    /** Answers the known technology of that name, otherwise adds one that is in this job seeker's list alone. */
    async add(personId: number, given: { name?: string }) {
      requireValid(checkTechnologyName(given))
      const name = (given.name ?? '').trim().replace(/\s+/g, ' ')
      const known = await findTechnology(services.db, name)
      if (known) return presentTechnology(known)
      await limits.consume('technologiesOfPerson', String(personId))
      return services.db.transaction().execute(async (trx) => {
        await lockTechnologies(trx)
        return presentTechnology(
          (await findTechnology(trx, name)) ?? (await addTechnology(trx, name, personId)),
        )
      })
    },
  }
}
