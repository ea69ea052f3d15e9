import { expect, test } from '@playwright/test'
import { run } from './support/checkout'
import { newDataDir } from './support/data-dirs'
import { serverBundle, startServer, stop, type ServerProcess } from './support/server-process'

interface Account {
  url: string
  token: string
}

const headers = ({ token }: Account) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})

async function logIn({ url }: ServerProcess): Promise<Account> {
  const answer = await fetch(`${url}/api/auth/userlogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'noa@demo.swipefolio.example', password: 'swipe-right-24' }),
  })
  return { url, token: await answer.text() }
}

/** Publishes one project; returns whether the response was a success. */
async function publish(account: Account, title: string) {
  const answer = await fetch(`${account.url}/api/user/techlist`, { headers: headers(account) })
  const [technology] = (await answer.json()) as { id: number }[]
  const body = JSON.stringify({ project: { title }, technologies: [technology] })
  const created = await fetch(`${account.url}/api/user/projects`, {
    method: 'POST',
    headers: headers(account),
    body,
  })
  return created.ok
}

async function titles(account: Account) {
  const answer = await fetch(`${account.url}/api/user/projects`, { headers: headers(account) })
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title)
}

test('acknowledged writes survive a killed server', async () => {
  const DATA_DIR = newDataDir()
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const server = await startServer({ DATA_DIR })
    const account = await logIn(server)
    const writing = (async () => {
      for (let index = 0; ; index += 1) {
        const title = `Round ${round} project ${index}`
        if (await publish(account, title)) acknowledged.push(title)
      }
    })().catch(() => 'the connection broke')
    const wanted = acknowledged.length + 5 + round
    await expect.poll(() => acknowledged.length, { intervals: [10] }).toBeGreaterThanOrEqual(wanted)
    server.process.kill('SIGKILL')
    expect(await writing).toBe('the connection broke')
  }
  const server = await startServer({ DATA_DIR })
  expect(acknowledged.length).toBeGreaterThan(10)
  expect(await titles(await logIn(server))).toEqual(expect.arrayContaining(acknowledged))
  expect(await stop(server)).toBe(0)
})

test('two servers on one data folder share the database', async () => {
  const DATA_DIR = newDataDir()
  const first = await startServer({ DATA_DIR })
  const second = await startServer({ DATA_DIR })
  const account = await logIn(first)
  expect(await publish(account, 'Through the first')).toBe(true)
  const throughSecond = { ...account, url: second.url }
  expect(await titles(throughSecond)).toContain('Through the first')
  expect(await stop(first)).toBe(0)
  expect(await publish(throughSecond, 'After the first stopped')).toBe(true)
  expect(await titles(throughSecond)).toContain('After the first stopped')
  expect(await stop(second)).toBe(0)
})

test('an invalid setting stops the start with a sentence that names it', async () => {
  const { code, output } = await run(process.execPath, [serverBundle], '.', { PORT: 'eighty' })
  expect(code).toBe(1)
  expect(output).toContain('PORT')
})
