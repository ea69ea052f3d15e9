import { createTestServer } from '../../testing'
import { escapePagePath } from './characters'

it.each([
  ['/%', '/%25'],
  ['/faq/%ff?a=%', '/faq/%25ff?a=%'],
  ['/user/%d7%90', '/user/%d7%90'],
  ['/api/user/projects/%', '/api/user/projects/%'],
  ['/faq?a=%', '/faq?a=%'],
  [undefined, '/'],
])('makes of the address %j the address %j', (url, escaped) => {
  expect(escapePagePath({ url })).toBe(escaped)
})

it('leads an undecodable address to the pages, unless it is one of a call', async () => {
  const server = await createTestServer()
  const answerTo = async (url: string) => {
    const { statusCode, body } = await server.app.inject({ url })
    return [statusCode, body]
  }
  expect(await answerTo('/%')).toEqual([404, 'Not found'])
  expect(await answerTo('/api/projectrequests/%')).toEqual([400, 'Invalid id'])
  expect(await answerTo('/api/projectrequests?cursor=%')).toEqual([400, 'Invalid characters'])
  await server.close()
})
