import { type Call, type CallName, calls } from '@swipefolio/shared/contract'
import type { TSchema } from 'typebox'

export const callNames = Object.keys(calls) as CallName[]

export const contractOf = (name: CallName): Call => calls[name]

export const isProtected = (name: CallName) => contractOf(name).access !== 'public'

export const queryKeys = (name: CallName) => Object.keys(propertiesOf(contractOf(name).query))

export function propertiesOf(schema: unknown): Record<string, TSchema> {
  return (schema as { properties?: Record<string, TSchema> } | undefined)?.properties ?? {}
}
