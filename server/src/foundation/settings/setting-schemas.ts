import Type, { type TEnum } from 'typebox'
import { Check } from 'typebox/value'
import { isAddressRange } from './addresses'
import { addressesOfHosts } from './database-hosts'

export const text = (pattern: RegExp, expects: string) => Type.String({ pattern, expects })

export const integer = (minimum: number, maximum: number) =>
  Type.Integer({ minimum, maximum, expects: `a number from ${minimum} to ${maximum}` })

const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' })
export const oneOf = <const Values extends string[]>(...values: Values): TEnum<Values> =>
  Type.Enum<Values>(values, { expects: choices.format(values) })

export const url = (pattern: RegExp, expects: string) =>
  Type.Refine(text(pattern, expects), (value) => URL.canParse(value))

export const databaseUrl = Type.Refine(
  Type.String({
    expects:
      'an address such as postgres://user:password@host:5432/name, with several hosts as host1:5432,host2:5432 and target_session_attrs=read-write',
  }),
  (value) => addressesOfHosts(value).length > 0,
)

const isOrigin = (value: string) =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value

export const onOff = oneOf('on', 'off')
export const httpUrl = url(/^https?:/, 'an address that starts with http:// or https://')
export const bucketUrl = Type.Refine(
  text(/^https?:/, 'an address such as https://host/bucket, without a password'),
  (value) => {
    if (!URL.canParse(value)) return false
    const { username, password, search, hash } = new URL(value)
    return !username && !password && !search && !hash
  },
)
export const host = text(/^[\w.:-]+$/, 'a host name or an IP address')
export const word = text(/^[\x21-\x7e]+$/, 'a text without spaces')
export const secret = Type.Refine(
  Type.String({ minLength: 32, expects: 'a random text of at least 32 characters' }),
  (value) => new Set(value).size >= 8,
)
export const proxies = Type.Refine(
  Type.String({
    expects:
      'none, a number of proxies or a comma-separated list of IP addresses and ranges of at least /8, IPv6 /16',
  }),
  (value) => /^(?:none|0*[0-9])$/i.test(value) || listOf(value).every(isAddressRange),
)
export const origins = Type.Refine(
  Type.String({
    expects: 'on, off or a comma-separated list of origins such as http://localhost:3002',
  }),
  (value) => Check(onOff, value) || listOf(value).every(isOrigin),
)

export const listOf = (value: string) => value.split(',').map((item) => item.trim())
