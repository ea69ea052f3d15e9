import { existsSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { prepareClusterLocation } from '@swipefolio/platform/embedded-postgres'
import type { Logger } from '../foundation/logger'
import { StartError } from '../foundation/start-error'
import type { BackupStore } from './backup-store'
import { checkRestored, type Restored } from './check-restored'
import { binariesFor, verifyCopy } from './postgres-tools'
import { recover } from './recover'

interface Drill {
  root: string
  store: BackupStore
  logger: Logger
  /** The role and the database of the server. */
  owner: Pick<ClientConfig, 'user' | 'database'>
  say: (line: string) => void
}

/** Restores the newest backup into a database to throw away and checks it. Throws a `StartError` with what is wrong. */
export async function runDrill({ root, store, logger, owner, say }: Drill): Promise<void> {
  const base = store.findBase()
  if (!base) throw new StartError('There is no backup.')
  if (existsSync(join(base.folder, 'backup_manifest'))) await verifyCopy(base.folder)
  const dataDir = mkdtempSync(join(tmpdir(), 'swipefolio-drill-'))
  try {
    const location = prepareClusterLocation({
      dataDir,
      isDataDirChosen: true,
      binaries: binariesFor(base.folder, root),
      logger,
    })
    const begin = Date.now()
    const recovery = { base: base.folder, segments: store.segmentsSince(base) }
    const { client, lastCommit = base.at, stop } = await recover(location, recovery, owner)
    const seconds = (milliseconds: number) => Math.round(milliseconds / 1000)
    say(`Backup of ${base.at.toISOString()}, recovered in ${seconds(Date.now() - begin)} s.`)
    let found: Restored
    try {
      found = await checkRestored(client)
    } finally {
      await stop()
    }
    say(
      `${found.migrations} migrations, ${found.accounts} accounts, ${found.tables} tables with ${found.rows} rows; ` +
        `${found.constraints} constraints and all indexes checked; page checksums ${found.hasPageChecksums ? 'verified' : 'are off'}.`,
    )
    if (found.faults.length > 0) throw new StartError(found.faults.join('\n'))
    const lost = Math.max(0, seconds(begin - lastCommit.getTime()))
    say(
      `What was committed until ${lastCommit.toISOString()} is in it: ${lost} s before the drill began.`,
    )
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
