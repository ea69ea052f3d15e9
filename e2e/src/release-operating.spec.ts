import { expect, test } from '@playwright/test'
import type { AppManifest, Registry } from '@swipefolio/platform/registry'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './support/checkout'
import { testInFull } from './support/is-full'
import { startReleaseStage, type ReleaseStage } from './support/releases'
import { startServer, stop } from './support/server-process'

test.describe.configure({ timeout: 600_000 })

let stage: ReleaseStage

test.beforeAll(async () => {
  stage = await startReleaseStage()
  // The commands are the subject: an app with empty screens builds in less than half the time.
  const { folder, read, write } = stage.checkout
  const { screens } = JSON.parse(read('mfe-recruiter/app.json')) as AppManifest
  for (const file of Object.values(screens)) {
    write(join('mfe-recruiter', file), 'export default () => null\n')
  }
  rmSync(join(folder, 'mfe-recruiter/src/prerender.tsx'))
})
test.afterAll(() => stage.end())

testInFull('every command of the operating manual does what it says', async () => {
  const { folder, read } = stage.checkout
  const blocks = [...read('docs/operating.md').matchAll(/```sh\n([\s\S]*?)```/g)]
  const commands = blocks.flatMap(([, block = '']) => block.trim().split('\n'))
  expect(commands.length).toBeGreaterThan(15)
  // The state at this point of the manual.
  const DEPLOY_TOKEN = await stage.token('reader', '--operator')
  const settings = { SWIPEFOLIO_URL: stage.server.url, DEPLOY_TOKEN, DATA_DIR: stage.dataDir }

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

  const restored = await startServer({ DATA_DIR: join(folder, '.data/elsewhere') })
  const answer = await fetch(`${restored.url}/registry.json`)
  const { apps } = (await answer.json()) as Registry
  const live = (await stage.registry()).apps['mfe-recruiter']?.version
  expect(apps['mfe-recruiter']?.version).toBe(live)
  await stop(restored)
})
