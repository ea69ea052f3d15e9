import { createTestServer, type TestServer } from '../../testing'
import { patternOf } from './technology-pattern'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it.each([
  ['React', 'We use react.', true],
  ['React', 'A reaction', false],
  ['C', 'Written in C', true],
  ['C', 'Written in C++ and C#', false],
  ['C++', 'C++, please', true],
  ['C#', '(C#)', true],
  ['Go', 'A service in Go.', true],
  ['Go', 'Let people go home', false],
  ['Node.js', 'on node.js', true],
  ['Node.js', 'on nodexjs', false],
  ['.NET', 'a .NET service', true],
])('finds %s in "%s": %s', async (name, text, isFound) => {
  const { rows } = await server.pool.query('select $1::text ~ $2 as found', [text, patternOf(name)])
  expect(rows).toEqual([{ found: isFound }])
})
