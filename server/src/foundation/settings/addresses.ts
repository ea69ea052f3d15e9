import { isIP } from 'node:net'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** Whether only this machine reaches a host name or IP address. */
export const isLoopback = (host: string) => loopback.test(host)

export const isLocalUrl = (address: string) => isLoopback(new URL(address).hostname)

/** Whether a PostgreSQL is on this machine: by loopback or by the folder of a socket. */
export function isLocalDatabase(address: string): boolean {
  const host = lastOf(address, 'host') ?? decodeURIComponent(new URL(address).hostname)
  return host === '' || host.startsWith('/') || isLoopback(host)
}

const longestPrefix: Partial<Record<number, number>> = { 4: 32, 6: 128 }

/** Whether it is an IP address or a range of some, not of all (`/0`): everybody could then name any address. */
export function isAddressRange(value: string): boolean {
  const [address = '', prefix = '1', ...rest] = value.split('/')
  const longest = longestPrefix[isIP(address)] ?? 0
  return rest.length === 0 && /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= longest
}

type Tls = 'none' | 'unverified' | 'verified'

/** How a connection to PostgreSQL is protected, as `pg` reads its address. */
export function databaseTls(address: string): Tls {
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
