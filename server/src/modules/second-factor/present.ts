import type { Passkey } from '@swipefolio/shared/contract'
import type { Selectable } from 'kysely'
import type { PasskeyTable } from '../../foundation/db/account-tables'

export const presentPasskey = ({
  id,
  name,
  created_at,
  last_used_at,
}: Selectable<PasskeyTable>): Passkey => ({
  id,
  name,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
})
