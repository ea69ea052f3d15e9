import { callNames } from '../matrix/contract'
import type { BadInput } from './rows'

const paths = [...new Set(callNames.map((name) => name.split(' ')[1] ?? ''))]

const foreign = {
  origin: 'https://elsewhere.example',
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization',
}

/** Methods that no call has. */
export const methods: BadInput[] = paths.flatMap((path) =>
  (['HEAD', 'TRACE', 'PATCH', 'OPTIONS', 'PROPFIND'] as const).map((method): BadInput => ({
    call: `${method} ${path.replaceAll(/:\w+/g, '1')}`,
    what: 'a method that it does not have',
    as: 'A',
    headers: method === 'OPTIONS' ? foreign : {},
    status: 404,
    says: method === 'HEAD' ? '' : 'Not found',
  })),
)
