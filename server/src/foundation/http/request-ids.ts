import { randomFillSync } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Config } from '../settings/config'

const idBytes = 9
const pool = Buffer.alloc(idBytes * 1024)
let used = pool.length

/** A random id of 12 characters. Random bytes are drawn for many ids at once, because each draw is costly. */
function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += idBytes
  return pool.toString('base64url', used - idBytes, used)
}

/** The forms of common proxies: UUIDs, hexadecimal numbers, `Root=1-67891233-abcdef`. None of them holds an e-mail address. */
const wellFormed = /^[\w.:=+/-]{8,128}$/

/** Takes the id that a trusted proxy gave the request, so that its log and ours can be joined; otherwise makes one. */
export function createRequestIds(trusted: Config['trustProxy']) {
  const isTrusted = peerCheck(trusted)
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers['x-request-id']
    return typeof given === 'string' && wellFormed.test(given) && isTrusted(socket.remoteAddress)
      ? given
      : newRequestId()
  }
}

/** Whether the peer of a connection is a trusted proxy. */
function peerCheck(trusted: Config['trustProxy']): (address: string | undefined) => boolean {
  if (typeof trusted !== 'object') return () => trusted !== false
  const proxies = new BlockList()
  for (const range of trusted) {
    const [address = '', prefix] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(prefix), family)
  }
  return (address = '') => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
