import { isIP } from 'node:net'
import { addressesOfHosts } from './database-hosts'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** Whether only this machine reaches a host name or IP address. */
export const isLoopback = (host: string) => loopback.test(host)

export const isLocalUrl = (address: string) => isLoopback(new URL(address).hostname)

/** Whether a PostgreSQL, with all its hosts, is on this machine: by loopback or by the folder of a socket. */
export const isLocalDatabase = (address: string) => addressesOfHosts(address).every(isLocalHost)

function isLocalHost(address: string): boolean {
  const host = lastOf(address, 'host') ?? decodeURIComponent(new URL(address).hostname)
  return host === '' || host.startsWith('/') || isLoopback(host)
}

const prefixes: Partial<Record<number, { shortest: number; longest: number }>> = {
  4: { shortest: 8, longest: 32 },
  6: { shortest: 16, longest: 128 },
}

/**
 * Whether it is an IP address or a range that one operator has. With larger ones, down to all addresses (`/0`, or all of IPv4
 * within IPv6), everybody could name any address.
 */
export function isAddressRange(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/')
  const limits = prefixes[isIP(address)]
  if (limits === undefined || rest.length > 0) return false
  if (prefix === undefined) return true
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : NaN
  return bits >= limits.shortest && bits <= limits.longest && !/^::ffff:/i.test(address)
}

type Tls = 'none' | 'unverified' | 'verified'

/** How a connection to PostgreSQL is protected, as `pg` reads its address. */
export function databaseTls(addressOfHosts: string): Tls {
  // What follows the hosts is the same for all of them.
  const [address = ''] = addressesOfHosts(addressOfHosts)
  const mode = lastOf(address, 'sslmode')
  if (mode === undefined) return lastOf(address, 'ssl') === 'true' ? 'verified' : 'none'
  const isAsInLibpq = lastOf(address, 'uselibpqcompat') === 'true'
  if (mode === 'no-verify' || (mode === 'require' && isAsInLibpq)) return 'unverified'
  return /^(require|verify-ca|verify-full)$/.test(mode) ? 'verified' : 'none'
}

/** How mail is protected, as nodemailer reads the address of its server. */
export function mailTls(address: string): Tls {
  const isDemanded = new URL(address).protocol === 'smtps:'
  if (!isDemanded && lastOf(address, 'requireTLS') !== 'true') return 'none'
  if (lastOf(address, 'ignoreTLS') === 'true') return 'none'
  return lastOf(address, 'tls.rejectUnauthorized') === 'false' ? 'unverified' : 'verified'
}

const lastOf = (address: string, parameter: string) =>
  new URL(address).searchParams.getAll(parameter).at(-1)
