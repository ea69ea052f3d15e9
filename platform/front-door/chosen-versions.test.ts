import type { FastifyRequest } from 'fastify'
import { composeRegistry } from '../registry'
import { releaseOf } from '../testing/built-app'
import { chosenVersions } from './chosen-versions'

const files = { 'main.js': 'a' }
const registry = composeRegistry(
  [
    releaseOf({ app: 'shell', version: '2.0.0', files }),
    releaseOf({ app: 'mfe-public', version: '1.0.0', files }),
  ],
  { previous: [releaseOf({ app: 'shell', version: '1.0.0', files })] },
)

const chosen = ({ url = '/', cookie = '', overrides = false }) =>
  Object.fromEntries(
    chosenVersions({ url, headers: { cookie } } as FastifyRequest, registry, {
      overrides: overrides ? { origins: [] } : undefined,
    }),
  )

it('chooses no version without an override', () => {
  expect(chosen({})).toEqual({})
})

it('applies an override from the address only where that is allowed', () => {
  const url = '/faq?app=public@0.9.0&app=shell@0.8.0'
  expect(chosen({ url })).toEqual({})
  expect(chosen({ url, overrides: true })).toEqual({ 'mfe-public': '0.9.0', shell: '0.8.0' })
})

it('serves the previous shell to a browser in which the live one did not start', () => {
  expect(chosen({ cookie: 'visitor=x; shell=1.0.0' })).toEqual({ shell: '1.0.0' })
  expect(chosen({ url: '/?app=shell@0.8.0', cookie: 'shell=1.0.0', overrides: true })).toEqual({
    shell: '0.8.0',
  })
})

it('serves no other shell for any value of the cookie', () => {
  for (const cookie of ['shell=0.5.0', 'shell=2.0.0', 'shell=', 'myshell=1.0.0']) {
    expect(chosen({ cookie })).toEqual({})
  }
})
