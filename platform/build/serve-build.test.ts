import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { writeBuiltApp } from '../testing/built-app'
import { serveBuild } from './serve-build.mjs'

const dist = path.join(
  writeBuiltApp({ app: 'mfe-a', version: '1.0.0', files: { 'a.js': 'code' } }),
  'dist',
)
let server: Server

beforeAll(async () => {
  server = await serveBuild(dist, 0)
})
afterAll(() => server.close())

const port = () => (server.address() as AddressInfo).port
const get = (name: string) => fetch(`http://localhost:${port()}/${name}`)

it('answers 404 for a file that the record does not name', async () => {
  writeFileSync(path.join(dist, 'notes.txt'), 'secret')
  for (const name of ['', 'notes.txt', '..%2frelease.json', 'toString']) {
    expect((await get(name)).status).toBe(404)
  }
})

it('serves the build and its record to pages of other origins', async () => {
  const answer = await get('a.js?attempt=1')
  expect(await answer.text()).toBe('code')
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await (await get('release.json')).json()).toMatchObject({ app: 'mfe-a' })
})

it.each([[[]], [['--in-shell']]])(
  'names the port that another process uses: %j',
  async (options) => {
    const command = path.resolve(__dirname, '../bin/platform-dev.mjs')
    const env = { ...process.env, PORT: String(port()) }
    const attempt = promisify(execFile)(process.execPath, [command, ...options], { env })
    await expect(attempt).rejects.toMatchObject({
      code: 1,
      stderr: `Port ${port()} is in use already: set PORT to another one.\n`,
    })
  },
)
