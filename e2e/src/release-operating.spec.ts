import { expect, test } from '@playwright/test'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './support/checkout'
import { startReleaseStage } from './support/releases'

test('every command of the operating manual does what it says', async () => {
  test.setTimeout(600_000)
  const stage = await startReleaseStage(8244)
  const { folder, read } = stage.checkout
  const blocks = [...read('docs/operating.md').matchAll(/```sh\n([\s\S]*?)```/g)]
  const commands = blocks.flatMap(([, block = '']) => block.trim().split('\n'))
  expect(commands.length).toBeGreaterThan(15)
  // What the manual's reader has by then: a token, and a database in .data.
  const DEPLOY_TOKEN = await stage.token('reader', '--operator')
  const settings = { SWIPEFOLIO_URL: stage.server.url, DEPLOY_TOKEN, DATA_DIR: stage.dataDir }
  mkdirSync(join(folder, '.data'), { recursive: true })
  writeFileSync(join(folder, '.data/kept'), 'kept')

  for (const command of commands) {
    await test.step(command, async () => {
      const { code, output } = await run('bash', ['-c', command], folder, settings)
      expect(output).not.toContain('npm error')
      expect(code, output).toBe(0)
    })
  }

  const { output } = await stage.release(DEPLOY_TOKEN, 'history', 'mfe-recruiter')
  const actions = output.split('\n').map((line) => line.split(' ')[3])
  expect(actions.slice(0, 2)).toEqual(['canary', 'rollback'])
  expect(existsSync(join(folder, '.data/cdn/registry.json'))).toBe(true)
  await stage.end()
})
