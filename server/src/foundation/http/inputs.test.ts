import { msg } from '@swipefolio/shared/i18n'
import fastify from 'fastify'
import { escapePagePath, refuseMalformedEscapes, withPlainText } from './characters'
import { parseCount } from './parse-count'
import { parseId } from './parse-id'
import { readId } from './read-id'
import { requireValid } from './require-valid'

const refusal = (message: string) => expect.objectContaining({ code: 'invalid-input', message })

describe('a count', () => {
  it.each([
    [undefined, undefined],
    ['1', 1],
    ['50', 50],
    ['51', 50],
    ['9999999999999999', 50],
  ])('%j is %j', (text, count) => {
    expect(parseCount('limit', text, 50)).toBe(count)
  })

  it.each(['', '0', '-1', '01', '1.5', '1e3', ' 1', '1 ', 'x1', '1x', '12345678901234567'])(
    'cannot be %j',
    (text) => {
      expect(() => parseCount('limit', text, 50)).toThrow(refusal('Invalid limit'))
    },
  )
})

describe('an id', () => {
  it.each(['1', '70', '9007199254740991'])('can be %s', (text) => {
    expect(parseId(text)).toBe(Number(text))
  })

  it.each(['', '0', '07', '-7', '7.0', '7 ', ' 7', 'x7', '9007199254740992', '12345678901234567'])(
    'cannot be %j',
    (text) => {
      expect(() => parseId(text)).toThrow(refusal('Invalid id'))
      expect(() => parseId(text, msg('Invalid link'))).toThrow(refusal('Invalid link'))
    },
  )

  it.each([
    [7, 7],
    [undefined, 0],
    [1.5, 0],
    [2 ** 53, 0],
  ])('%j in a body is read as %j', (id, expected) => {
    expect(readId(id)).toBe(expected)
  })
})

describe('text', () => {
  it('is normalised to NFC at any depth', () => {
    const decomposed = 'e\u0301'
    expect(withPlainText({ a: [decomposed, 1, null], b: { c: decomposed }, d: true })).toEqual({
      a: ['\u00e9', 1, null],
      b: { c: '\u00e9' },
      d: true,
    })
  })

  it.each(['a\u0000b', '\ud800', 'a\udc00'])('cannot be %j', (text) => {
    expect(() => withPlainText([text])).toThrow(refusal('Invalid characters'))
  })

  it('keeps surrogate pairs', () => {
    expect(withPlainText('⛵🌊')).toBe('⛵🌊')
  })

  it.each([
    ['/a', 200, 'done'],
    ['/a?b=%20', 200, 'done'],
    ['/a?%E2%9B%B5', 200, 'done'],
    ['/a?b=%zz', 400, 'Invalid characters'],
    ['/a?%ff', 400, 'Invalid characters'],
    ['/page?b=%zz', 200, 'page'],
  ])('in the query of %s is answered %i', async (url, status, answer) => {
    const app = fastify()
    refuseMalformedEscapes(app)
    app.get('/a', () => 'done')
    app.get('/*', () => 'page')
    const response = await app.inject(url)
    expect(response.statusCode).toBe(status)
    expect(response.body).toContain(answer)
    await app.close()
  })
})

it.each([
  ['/caf%C3%A9?a=%ff', '/caf%C3%A9?a=%ff'],
  ['/plain?a=%ff', '/plain?a=%ff'],
  ['/caf%e9', '/caf%25e9'],
  ['/caf%e9/%20?a=%ff%20', '/caf%25e9/%2520?a=%ff%20'],
  ['/api/caf%e9', '/api/caf%e9'],
  ['/plain', '/plain'],
  [undefined, '/'],
])('the address %s is that of the page %s', (url, address) => {
  expect(escapePagePath({ url })).toBe(address)
})

it('refuses with the first sentence, and with all of them as fields', () => {
  const fields = {
    title: 'Title is required',
    about: 'About is too long: at most 10000 characters',
  }
  const error = expect.objectContaining({ message: 'Title is required', fields, status: 400 })
  expect(() => requireValid(fields)).toThrow(error)
  expect(() => requireValid({})).not.toThrow()
})
