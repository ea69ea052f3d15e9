import type { AccountEvent } from '@swipefolio/shared/contract'
import type { AccountEventTable } from '../../foundation/db/account-tables'

type Row = Pick<AccountEventTable, 'type' | 'device' | 'address' | 'created_at'>

export const presentAccountEvent = ({ type, device, address, created_at }: Row): AccountEvent => ({
  type,
  device,
  address,
  createdAt: created_at.toISOString(),
})
