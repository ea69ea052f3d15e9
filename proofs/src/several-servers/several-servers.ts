import { createInstances } from '../instances'
import type { ProofRow } from '../proof'
import { proveNothingMissed } from './missed-messages'
import { proveRevocations } from './revocations'
import { proveSharedLimits } from './shared-limits'

interface ServersScale {
  instances: number
  rounds: number
  messages: number
  /** In milliseconds, how long a session may live on after its end. */
  longestRevocation: number
}

/** Several servers on one database behave like one. */
export async function proveSeveralServers(scale: ServersScale): Promise<ProofRow[]> {
  const rows: ProofRow[] = []
  const unlimited = await createInstances({ count: scale.instances })
  try {
    rows.push(await proveRevocations(unlimited, scale))
    rows.push(await proveNothingMissed(unlimited, scale.messages))
  } finally {
    await unlimited.close()
  }
  const limited = await createInstances({ count: scale.instances, config: { limits: true } })
  try {
    rows.push(await proveSharedLimits(limited))
  } finally {
    await limited.close()
  }
  return rows
}
