import { isNativeError } from 'node:util/types'

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
])

const awayMessages =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed)/

/** Whether the database was unreachable or too slow, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!isNativeError(error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return awayCodes.has(code) || code.startsWith('08') || awayMessages.test(error.message)
}
