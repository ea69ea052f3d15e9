import { isNativeError } from 'node:util/types'

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
])

const awayMessages =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed)/

/** A transaction that may only read: on a standby, or where an operator has said so. */
const readOnlyCode = '25006'
const diskFullCode = '53100'
const replayConflictCode = '40001'

const codeOf = (error: unknown) =>
  isNativeError(error) && 'code' in error ? String(error.code) : ''

/** Whether the database was unreachable or too slow, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!isNativeError(error)) return false
  const code = codeOf(error)
  return awayCodes.has(code) || code.startsWith('08') || awayMessages.test(error.message)
}

export const isReadOnly = (error: unknown) => codeOf(error) === readOnlyCode
/** What a standby has to replay removes rows that the statement reads. */
export const isReplayConflict = (error: unknown) => codeOf(error) === replayConflictCode
export const isDiskFull = (error: unknown) => codeOf(error) === diskFullCode

/** Whether the database answers, but can store nothing at present. */
export const isUnwritable = (error: unknown) => isReadOnly(error) || isDiskFull(error)

/** What is wrong with a database that has failed a write, for operators, without what it said itself. */
export function describeFailure(error: unknown): string {
  if (isReadOnly(error)) return 'It takes no writes: it is a standby, or was set to read-only.'
  if (isDiskFull(error)) return 'Its disk is full.'
  if (isDatabaseAway(error)) return 'It does not answer.'
  return `It refuses a write (${codeOf(error) || 'unknown reason'}).`
}
