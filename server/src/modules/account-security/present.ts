import type { Session } from '@swipefolio/shared/contract'
import type { Selectable } from 'kysely'
import type { SessionTable } from '../../foundation/db/account-tables'
import type { Person } from '../../foundation/http/person'

type Row = Pick<Selectable<SessionTable>, 'id' | 'device' | 'address' | 'created_at' | 'used_at'>

export const presentSession = (row: Row, { sessionId }: Person): Session => ({
  id: row.id,
  device: row.device,
  address: row.address,
  startedAt: row.created_at.toISOString(),
  usedAt: row.used_at.toISOString(),
  isCurrent: row.id === sessionId,
})
