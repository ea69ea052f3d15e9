/** A reader answers nothing for a value that it does not know; beside it, what it expects. */
type Reader<T> = readonly [(text: string) => T | undefined, string]

export const port: Reader<number> = [
  (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
  'a port number from 0 to 65535',
]

export const text: Reader<string> = [(value) => value.trim() || undefined, 'a text']

export const hostName: Reader<string> = [
  (value) => (/^[\w.:-]*$/.test(value) ? value : undefined),
  'a host name or an IP address',
]

export const url = (protocols: string[]): Reader<string> => [
  (value) => {
    if (!value) return ''
    return URL.canParse(value) && protocols.includes(new URL(value).protocol) ? value : undefined
  },
  `an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
]

export const mailAddress: Reader<string> = [
  (value) => (value === '' || /^[^\r\n]*\S+@\S+$/.test(value) ? value : undefined),
  'a mail address such as Swipefolio <mail@example.org>',
]

export const secret: Reader<string> = [
  (value) => (value === '' || (value.length >= 32 && new Set(value).size >= 8) ? value : undefined),
  'a random text of at least 32 characters',
]

export const wordOrEmpty: Reader<string> = [
  (value) => (/^[\x21-\x7e]*$/.test(value) ? value : undefined),
  'a text without spaces',
]

export const count = (least: number, most: number): Reader<number> => [
  (value) =>
    /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
      ? Number(value)
      : undefined,
  `a number from ${least} to ${most}`,
]

export const onOff: Reader<boolean> = [
  (value) =>
    wordOf(
      new Map([
        ['on', true],
        ['off', false],
      ]),
      value,
    ),
  'on or off',
]

export const onOffOrEmpty: Reader<'' | 'on' | 'off'> = [
  (value) =>
    wordOf(
      new Map([
        ['', ''],
        ['on', 'on'],
        ['off', 'off'],
      ] as const),
      value,
    ),
  'on or off',
]

export const trueFalse: Reader<boolean> = [
  (value) =>
    wordOf(
      new Map([
        ['true', true],
        ['false', false],
      ]),
      value,
    ),
  'true or false',
]

const wordOf = <T>(words: ReadonlyMap<string, T>, value: string) => words.get(value.toLowerCase())

export const proxies: Reader<false | number | string[]> = [
  (value) => {
    if (value === '') return false
    if (/^\d{1,2}$/.test(value)) return Number(value)
    const addresses = value.split(',').map((address) => address.trim())
    return addresses.every((address) => /^[\da-f.:]+(\/\d{1,3})?$/i.test(address))
      ? addresses
      : undefined
  },
  'a number of proxies or a comma-separated list of IP addresses',
]

export const origins: Reader<false | string[]> = [
  (value) => {
    if (value === 'off') return false
    if (value === 'on') return []
    const list = value.split(',').map((origin) => origin.trim())
    return list.every(isOrigin) ? list : undefined
  },
  'on, off or a comma-separated list of origins such as http://localhost:3002',
]

const isOrigin = (origin: string) =>
  /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin

const levels = ['', 'fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export const logLevel: Reader<string> = [
  (value) => (levels.includes(value) ? value : undefined),
  'fatal, error, warn, info, debug, trace or silent',
]
