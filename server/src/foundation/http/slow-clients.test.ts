import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { buildApp } from '../../app'
import { createTestServer } from '../../testing'

const head = 'POST /api/auth/userlogin HTTP/1.1\r\nhost: localhost\r\n'

it('closes the connections of clients that send too slowly', async () => {
  const server = await createTestServer()
  const app = buildApp(server.services, { requestMilliseconds: 500, shedsLoad: false })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  async function send(part: string) {
    const client = connect(port, '127.0.0.1')
    client.write(part)
    let answer = ''
    client.on('data', (text: Buffer) => (answer += text.toString()))
    await once(client, 'close')
    return answer.split('\r\n', 1)[0]
  }
  const halfOfBody = `${head}content-type: application/json\r\ncontent-length: 99\r\n\r\n{`
  const answers = await Promise.all([send(''), send(`${head}x-half: `), send(halfOfBody)])
  expect(answers).toEqual(answers.map(() => 'HTTP/1.1 408 Request Timeout'))
  await app.close()
  await server.close()
})
