import { cpuSeconds } from './cpu'
import { load } from './load'

interface Server {
  address: string
  /** The id of its process. */
  pid: number | undefined
  requests: Buffer[]
}

export interface Measured {
  perSecond: number
  /** CPU of the server's process for a request, in microseconds. */
  micro: number
}

export const connections = 16
const seconds = 3

/** Loads a server for some seconds. */
export async function measure({ address, pid, requests }: Server): Promise<Measured> {
  const before = cpuSeconds(pid)
  const { perSecond } = await load({ address, requests, connections, seconds })
  return { perSecond, micro: ((cpuSeconds(pid) - before) * 1e6) / (perSecond * seconds) }
}
