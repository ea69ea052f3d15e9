import { type ServerProcess, startServerProcess } from '@swipefolio/server/testing'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rmSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import { createRow, type Findings, type ProofRow } from '../proof'
import { withDataDir } from './data-dir'
import { app, begin, type Outcome, readLive, untried, writeVersion } from './release-command'

/** Stands between the release command and the server, and calls back at each request that it passes on. */
async function startProxy(onRequest: () => void) {
  let target = ''
  const proxy = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    const fail = () => outgoing.destroy()
    const passed = request(new URL(url, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing).on('error', fail)
      answer.on('error', fail)
    })
    incoming.pipe(passed).on('error', fail)
    onRequest()
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    leadTo: (address: string) => {
      target = address
    },
    close: () => proxy.close(),
  }
}

type Victim = 'command' | 'server'

/**
 * Kills the release command, or the server, in the middle of a random request of a publication and a promotion. What is
 * live afterwards is whole and either the version before or the interrupted one, what was acknowledged is there, and a
 * retry succeeds.
 */
export const proveReleaseKills = ({ kills }: { kills: number }): Promise<ProofRow> =>
  withDataDir(async (DATA_DIR) => {
    const findings = createRow('releases that are interrupted by a kill')
    const start = () => startServerProcess({ DATA_DIR, LIMITS: 'off' })
    const server = await start()
    const made = await begin('deploy-token', ['create', 'proof', '--operator'], { DATA_DIR }).ended
    let requests = 0
    let onRequest = () => {
      requests += 1
    }
    const proxy = await startProxy(() => onRequest())
    const env = { DEPLOY_TOKEN: made.output, SWIPEFOLIO_URL: proxy.address }
    const stage: Stage = {
      findings,
      run: (...args) => begin('release', args, env),
      server,
    }
    try {
      proxy.leadTo(stage.server.address)
      const folder = writeVersion('2.0.0')
      await stage.run('publish-dir', folder).ended
      const first = await stage.run('promote', `${app}@2.0.0`, ...untried).ended
      rmSync(folder, { recursive: true })
      if (first.code !== 0) throw new Error(first.output)
      const wholeRun = requests
      for (let at = 1; at <= 2 * kills; at += 1) {
        const victim: Victim = at % 2 ? 'command' : 'server'
        let left = 1 + Math.floor(Math.random() * wholeRun)
        await interrupt(stage, `2.0.${at}`, async (running) => {
          await new Promise<void>((isDue) => {
            onRequest = () => {
              left -= 1
              if (left === 0) isDue()
            }
          })
          await after(Math.random() * 20)
          if (victim === 'command') {
            running().kill()
            return
          }
          await stage.server.kill('SIGKILL')
          stage.server = await start()
          proxy.leadTo(stage.server.address)
        })
      }
    } finally {
      await stage.server.kill('SIGTERM')
      proxy.close()
    }
    findings.row.note = `${kills} kills of the command, ${kills} of the server`
    return findings.row
  })

type Running = ReturnType<typeof begin>

interface Stage {
  findings: Findings
  /** Runs the release command. */
  run: (...args: string[]) => Running
  server: ServerProcess
}

/** Publishes and promotes a version while `interruption` happens; judges what is there afterwards, and retries. */
async function interrupt(
  stage: Stage,
  version: string,
  interruption: (running: () => Running) => Promise<unknown>,
) {
  const { findings, run } = stage
  const { row, fault } = findings
  const before = await readLive(stage.server.address)
  const folder = writeVersion(version)
  let command = run('publish-dir', folder)
  const interrupted = interruption(() => command)
  const published = await command.ended
  let promoted: Outcome = { code: null, output: '' }
  if (published.code === 0) {
    command = run('promote', `${app}@${version}`)
    promoted = await command.ended
  }
  await interrupted

  row.cases += 1
  const isAcknowledged = promoted.code === 0
  const live = await readLive(stage.server.address, isAcknowledged ? version : undefined)
  for (const name of live.broken) fault(`${version}: ${name} of the live release is broken`)
  for (const { code } of [published, promoted]) if (code === 0) row.acknowledged += 1
  if (isAcknowledged && live.version !== version) row.lost += 1
  if (!isAcknowledged && live.version === version) row.recovered += 1
  if (![before.version, version].includes(live.version)) {
    fault(`${version}: ${live.version} is live after ${before.version}`)
  }
  const again = await run('publish-dir', folder).ended
  if (again.code !== 0) fault(`${version} cannot be published again: ${again.output}`)
  if (published.code === 0 && !again.output.includes('is published already')) row.lost += 1
  if (live.version !== version) {
    const retry = await run('promote', `${app}@${version}`).ended
    if (retry.code !== 0) fault(`${version} cannot be promoted again: ${retry.output}`)
  }
  const { version: last } = await readLive(stage.server.address, version)
  if (last !== version) fault(`${version} is not live after a retry, but ${last}`)
  rmSync(folder, { recursive: true })
}
