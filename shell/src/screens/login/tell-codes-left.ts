import { type queryClient, secondFactor } from '@swipefolio/shared/api'
import type { Role } from '@swipefolio/shared/contract'
import { t } from '@swipefolio/shared/i18n'
import { toast } from '@swipefolio/shared/ui'

/** After a login by a recovery code. */
export async function tellCodesLeft(client: typeof queryClient, role: Role): Promise<void> {
  try {
    const { recoveryCodesLeft: left } = await client.fetchQuery(secondFactor.state(role))
    toast.info(
      t('{left, plural, one {# recovery code is} other {# recovery codes are}} left.', { left }),
    )
  } catch (error) {
    console.debug('The recovery codes left could not be counted', error)
  }
}
