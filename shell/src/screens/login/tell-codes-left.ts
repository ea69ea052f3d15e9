import { type queryClient, secondFactor } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { toast } from '@swipefolio/shared/ui'

/** After a login by a recovery code. */
export async function tellCodesLeft(client: typeof queryClient, role: Role): Promise<void> {
  try {
    const { recoveryCodesLeft: left } = await client.fetchQuery(secondFactor.state(role))
    toast.info(left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`)
  } catch (error) {
    console.debug('The recovery codes left could not be counted', error)
  }
}
