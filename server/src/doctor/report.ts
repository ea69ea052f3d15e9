import { isNativeError } from 'node:util/types'
import { reasonOf } from '../foundation/start-error'
import type { Given } from '../foundation/settings/setting-checks'

export interface Deployment {
  /** The checkout. */
  root: string
  env: NodeJS.ProcessEnv
  /** The files that settings were read from, by the doctor or by Node. */
  envFiles: string[]
  given: Given
}

/** The result of a check: what was seen, or what to do. */
export interface Line {
  level: 'ok' | 'warn' | 'fail'
  name: string
  sentence: string
}

export type Check = (deployment: Deployment) => Line[] | Promise<Line[]>

const line =
  (level: Line['level']) =>
  (name: string, sentence: string): Line => ({ level, name, sentence })

export const ok = line('ok')
export const warn = line('warn')
export const fail = line('fail')

/** The reason of a failure, without what an address may have in front of its host. */
export function causeOf(error: unknown): string {
  const cause = isNativeError(error) && error.cause !== undefined ? error.cause : error
  return reasonOf(cause).replace(/\/\/[^\s/@]*@/g, '//')
}
