import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { StartError } from '../start-error'
import { settings, type SettingValues } from './settings'

/** A setting is missing or invalid. */
export class ConfigError extends StartError {}

/** Reads all settings. An unset or empty one has its default. */
export function readSettings(environment: Record<string, string | undefined>): SettingValues {
  const entries = Object.entries(settings).map(([name, known]) => {
    const given = environment[name]
    if (!given) return [name, known.default]
    const schema: SettingSchema = known.schema
    const value = convert(schema, given)
    if (Check(schema, value)) return [name, value]
    throw new ConfigError(`${name} is not valid: it must be ${schema.expects}.`)
  })
  return Object.fromEntries(entries) as SettingValues
}

interface SettingSchema extends TSchema {
  type?: string
  enum?: string[]
  /** Describes a valid value in the sentence about an invalid one. */
  expects?: string
}

/** Stricter than TypeBox's own conversion, which reads 1.5 and 1e3 as integers. */
function convert(schema: SettingSchema, given: string): unknown {
  if (schema.type === 'integer') return /^\d{1,9}$/.test(given) ? Number(given) : given
  return schema.enum ? given.toLowerCase() : given
}
