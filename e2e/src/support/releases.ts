import { expect } from '@playwright/test'
import type { Registry, Release } from '@swipefolio/platform/registry'
import { runDeployTokens } from '@swipefolio/server/deploy-tokens'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyCheckout, type Checkout } from './checkout'
import { newDataDir } from './data-dirs'
import { recordSecret } from './log-evidence'
import { startServer, stop, type ServerProcess } from './server-process'

const root = join(import.meta.dirname, '../../..')

/** A separate running product with a checkout that releases to it. */
export interface ReleaseStage {
  server: ServerProcess
  checkout: Checkout
  dataDir: string
  /** Creates a deploy token as the operator's command does, which would compile the server for each. */
  token: (name: string, ...options: string[]) => Promise<string>
  revoke: (name: string) => Promise<void>
  /** Runs `npm run release` with a token. */
  release: (token: string, ...args: string[]) => ReturnType<Checkout['run']>
  registry: (visitor?: string) => Promise<Registry>
  /** Waits until the front door has a version, or no version, of an app, which it learns after the pointer has moved. */
  untilLive: (app: string, version: string | undefined) => Promise<void>
  end: () => Promise<void>
}

export async function startReleaseStage(settings: NodeJS.ProcessEnv = {}): Promise<ReleaseStage> {
  const DATA_DIR = newDataDir()
  const server = await startServer({ DATA_DIR, ...settings })
  const checkout = copyCheckout()
  async function tokens(args: string[]) {
    const lines: string[] = []
    const say = (line: string) => void lines.push(line)
    const env = { DATA_DIR }
    const code = await runDeployTokens({ root, args, env, say, complain: say })
    const output = lines.join('\n')
    if (code !== 0) throw new Error(output)
    return output
  }
  async function registry(visitor = 'nobody') {
    const headers = { cookie: `visitor=${visitor}` }
    return (await (await fetch(`${server.url}/registry.json`, { headers })).json()) as Registry
  }
  return {
    server,
    checkout,
    dataDir: DATA_DIR,
    async token(name, ...options) {
      const output = await tokens(['create', name, ...options])
      recordSecret('token', output)
      return output
    },
    async revoke(name) {
      await tokens(['revoke', name])
    },
    release: (token, ...args) =>
      checkout.run('release', args, { SWIPEFOLIO_URL: server.url, DEPLOY_TOKEN: token }),
    registry,
    untilLive: (app, version) =>
      expect.poll(async () => (await registry()).apps[app]?.version).toBe(version),
    async end() {
      await stop(server)
      checkout.remove()
    },
  }
}

/** Publishes an app's existing build as another version, with changes to its release record. */
export async function publishBuilt(
  server: string,
  token: string,
  app: string,
  change: (release: Release) => Release,
) {
  const dist = join(root, app, 'dist')
  const release = change(JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release)
  const call = async (method: string, path: string, body: string | Uint8Array<ArrayBuffer>) => {
    const type = typeof body === 'string' ? 'json' : 'octet-stream'
    const headers = { authorization: `Bearer ${token}`, 'content-type': `application/${type}` }
    const answer = await fetch(`${server}/platform/api${path}`, { method, headers, body })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.text()
  }
  const { upload } = JSON.parse(await call('POST', '/releases', JSON.stringify({ release }))) as {
    upload: { id: string; missing: string[] }
  }
  for (const name of upload.missing) {
    await call(
      'PUT',
      `/uploads/${upload.id}/files/${name}`,
      new Uint8Array(readFileSync(join(dist, name))),
    )
  }
  await call('POST', `/uploads/${upload.id}/finish`, '{}')
}

/** Adds a text above the content of an app's screen. */
export function changeScreen({ read, write }: Checkout, app: string, screen: string, text: string) {
  const manifest = JSON.parse(read(`${app}/app.json`)) as { screens: Record<string, string> }
  const source = manifest.screens[screen] ?? ''
  const original = source.includes('/changed-') ? source.replace('/changed-', '/') : source
  const file = original.replace(/([^/]+)$/, 'changed-$1')
  const module = original.replace(/^.*\/([^/]+)\.tsx$/, './$1')
  write(
    `${app}/app.json`,
    JSON.stringify({ ...manifest, screens: { ...manifest.screens, [screen]: file } }),
  )
  write(
    `${app}/${file}`,
    `import Original from '${module}'\nexport default () => <><p>${text}</p><Original /></>\n`,
  )
}
