import { rmSync } from 'node:fs'
import { addressOf } from '../databases/debian-postgres'
import { app, begin, readLive, untried, writeVersion } from '../processes/release-command'
import type { Findings } from '../proof'
import { restart } from '../proxies/slim-servers'
import type { Machines } from './machines'

const version = '2.0.0'

/** Releases an app through the proxy and restarts the servers in turn; what browsers then get is whole. */
export async function rollNewVersion(
  { primary, servers, address }: Machines,
  { check }: Findings,
): Promise<void> {
  const made = await begin('deploy-token', ['create', 'proof', '--operator'], {
    DATABASE_URL: addressOf(primary.port),
  }).ended
  const env = { DEPLOY_TOKEN: made.output, SWIPEFOLIO_URL: address }
  const folder = writeVersion(version)
  const promote = ['promote', `${app}@${version}`, ...untried]
  for (const args of [['publish-dir', folder], promote]) {
    const { code, output } = await begin('release', args, env).ended
    check(`release ${args[0]}`, [code, code === 0 ? '' : output], [0, ''])
  }
  rmSync(folder, { recursive: true })
  for (const server of servers) await restart(server, 'SIGTERM')
  check('what is live', await readLive(address, version), { version, broken: [] })
}
