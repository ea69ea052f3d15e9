import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { refusalPage } from '../../pages/refusal-page'
import { type Door, openDoor } from './door'

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

let door: Door
let address: string

async function open(longestWait?: number) {
  const port = await freePort()
  door = await openDoor({ host: '127.0.0.1', port, longestWait, writePage: refusalPage })
  address = `http://127.0.0.1:${port}`
}
afterEach(() => door.close())

it('answers reads 503 while the server starts, and writes once the app is there', async () => {
  await open()
  const written = fetch(address, { method: 'POST', body: 'hello' })
  expect((await fetch(address)).status).toBe(503)
  const main = door.serverFactory((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => response.end(`got ${text}`))
  })
  main.listen()
  expect(await (await written).text()).toBe('got hello')
})

it('answers a write 503 when the app is not there in time', async () => {
  await open(50)
  const { status, headers } = await fetch(address, { method: 'POST', body: 'hello' })
  expect([status, headers.get('retry-after')]).toEqual([503, '2'])
})

it('shows a browser a page that loads again by itself while the server starts, and others a word', async () => {
  await open()
  const get = async (path: string, accept: string, language = 'en') => {
    const answer = await fetch(address + path, { headers: { accept, 'accept-language': language } })
    return [answer.status, answer.headers.get('content-type'), await answer.text()]
  }
  const text = 'text/plain; charset=utf-8'
  const [status, type, html] = await get('/', 'text/html,*/*;q=0.8')
  expect([status, type]).toEqual([503, 'text/html; charset=utf-8'])
  expect(html).toContain('The server is starting. Please try again in a moment.</h1>')
  expect(html).toMatch(/<meta http-equiv="refresh" content="\d+">/)
  expect(await get('/', 'text/html', 'he')).toContainEqual(expect.stringContaining('dir="rtl"'))
  expect(await get('/', '*/*')).toEqual([503, text, 'starting'])
  expect(await get('/healthz', 'text/html')).toEqual([200, text, 'ok'])
})
