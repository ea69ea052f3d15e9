import { languages } from '@swipefolio/shared/contract'
import { reportReasons } from '@swipefolio/shared/rules'
import fc from 'fast-check'
import { testPassword } from '@swipefolio/server/testing'

const strangeDays = ['2020-02-30', '275760-09-13', '2099-01-01', '0000-00-00', '+010000-01-01']
const addresses = ['https://github.com/', 'https://github.com/a/b', 'http://[', 'javascript:1']
const words = ['', ' ', '\u0000', '1', '-1', '1e3', '9007199254740991', 'null', 'true', '\ud800']

export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(...words, ...strangeDays, ...addresses),
)

export const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 1, arbitrary: fc.jsonValue() },
)

const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A valid value for a field of that name, so that many calls pass validation. */
/** A subscription of a browser. */
export const pushSubscription = {
  endpoint: 'https://push.example/to/kelp',
  p256dh: 'BPF-OjxPj64v0ASQWWC2lSJfTQmroIExLO_71bhXPmUmm6hvV4OCIftJWavE83MGGXSjGcZNjfkam47PfVhdfos',
  auth: 'a2VscCBhbmQgcm9wZXMuLg',
}

export const usualValues: Record<string, fc.Arbitrary<unknown>> = {
  isRecruiter: fc.constantFrom(true, false, 'true', 'false'),
  firstName: fc.constantFrom('Noa', 'Zoë', 'נועה'),
  lastName: fc.constantFrom('Levi', 'O’Neil'),
  companyName: fc.constantFrom('Lumen Works', 'Kite Works'),
  code: fc.oneof(fc.integer({ min: 10_000_000, max: 99_999_999 }), fc.constant('12345678')),
  likedStatus: fc.constantFrom('LIKED', 'UNLIKED', 'SAVED', 'liked'),
  title: fc.lorem({ maxCount: 3 }),
  about: fc.lorem(),
  name: fc.constantFrom('Rust', 'Kotlin', 'Vue.js'),
  technologies: fc.array(fc.record({ id: fc.integer({ min: 1, max: 78 }) }), { minLength: 1 }),
  mission: fc.lorem(),
  positionOffer: fc.lorem({ maxCount: 2 }),
  place: fc.constantFrom('', 'Remote', 'Haifa'),
  reward: fc.constantFrom('', '€500'),
  endDate: fc.integer({ min: 1, max: 60 }).map(dayAhead),
  gitHubLink: fc.nat({ max: 9 }).map((number) => `https://github.com/kelp/rope-${number}`),
  repoUrl: fc.constantFrom('https://github.com/kelp/rope', 'https://github.com/kelp/rope/'),
  gitUrl: fc.constantFrom('', 'https://github.com/kelp/rope'),
  websiteUrl: fc.constantFrom('', 'https://kelp.example'),
  imageAlt: fc.constantFrom('', 'A rope of kelp'),
  message: fc.lorem(),
  clientKey: fc.string({ minLength: 1, maxLength: 9 }),
  limit: fc.constantFrom('1', '2', '50'),
  before: fc.constantFrom('1', '2', '100'),
  tech: fc.constantFrom('1', '1,2', '74'),
  sort: fc.constantFrom('closing', 'newest'),
  open: fc.constant('true'),
  fits: fc.constant('true'),
  bookmarked: fc.constant('true'),
  verdict: fc.constantFrom('SHORTLISTED', 'DECLINED', null),
  was: fc.constant(undefined),
  reply: fc.lorem({ maxCount: 2 }),
  handle: fc.constantFrom('', 'kelp-rope', 'tide-clock'),
  language: fc.constantFrom(...languages),
  search: fc.constantFrom('a', 'Jules', '%', '_'),
  reason: fc.constantFrom(...reportReasons),
  text: fc.lorem(),
  hiddenCompanies: fc.subarray(['Kite Works', 'Lumen Works']),
  hiddenDomains: fc.subarray(['kite.example', '@Lumen.example', 'gmail.com']),
  ...Object.fromEntries(
    Object.entries(pushSubscription).map(([name, value]) => [name, fc.constant(value)]),
  ),
  // Hashing a password is the most expensive step, so only some values are valid.
  password: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<unknown>('', null, 5) },
    { weight: 2, arbitrary: fc.constantFrom(testPassword, testPassword, 'x'.repeat(129)) },
  ),
}

/** A picture of one pixel. */
export const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
