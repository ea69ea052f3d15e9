import { callNames } from '../matrix/contract'
import { actorOf, type BadInput, linesOf } from './rows'
import { absentInput } from './valid-input'

const elsewhere = 'Requests from other sites are not accepted'

const everyChange = callNames
  .filter((name) => !name.startsWith('GET '))
  .map((call): BadInput => ({
    ...absentInput(call),
    call,
    what: 'a change from another site',
    as: actorOf(call),
    headers: { 'sec-fetch-site': 'cross-site' },
    status: 403,
    says: elsewhere,
  }))

const host = 'localhost:8080'

const changes = linesOf('POST /api/auth/logout', { headers: { host } }, [
  ['no Origin header', { headers: { host } }, 200, 'Logged out'],
  ['its own origin', { headers: { host, origin: 'http://localhost:8080' } }, 200, 'Logged out'],
  [
    'its own site',
    { headers: { host, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8080' } },
    200,
    'Logged out',
  ],
  [
    'another site in its own name',
    { headers: { host, 'sec-fetch-site': 'cross-site', origin: 'http://localhost:8080' } },
    403,
    elsewhere,
  ],
  ['another origin', { headers: { host, origin: 'https://elsewhere.example' } }, 403, elsewhere],
  ['the origin null', { headers: { host, origin: 'null' } }, 403, elsewhere],
  [
    'another port',
    { headers: { host, 'sec-fetch-site': 'same-site', origin: 'http://localhost:9999' } },
    403,
    elsewhere,
  ],
])

const reads = linesOf('GET /api/user/details', {}, [
  ['a read from another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 200, '"email"'],
])

/** The Origin header of a call, as browsers send it. */
export const origins: BadInput[] = [...everyChange, ...changes, ...reads]
