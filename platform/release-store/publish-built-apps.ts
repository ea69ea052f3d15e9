import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pool, PoolClient } from 'pg'
import type { Release } from '../registry'
import { type FileKeeper, keepInDatabase } from './file-keeper'
import { activate, findPointer, isLocal } from './pointers'
import { publishRelease, ReleaseConflictError, SharedNameError } from './publish-release'
import { runBy } from './stored-file'
import { inTransaction } from './transaction'

/** `folders`: the apps' folders, each with a finished build in `dist`; `log` gets a line about each app. */
export interface PublishOptions {
  pool: Pool
  folders: readonly string[]
  log: (sentence: string) => void
  /** In the database by default. */
  files?: FileKeeper
}

/**
 * Publishes each app's build; moves the pointer only when it is empty or points to a local build. A build with other
 * content than its published version, or than a file of the same hashed name, is not published: a checkout must not stop
 * the server of another.
 */
export async function publishBuiltApps({
  pool,
  folders,
  log,
  files = keepInDatabase,
}: PublishOptions): Promise<void> {
  for (const folder of folders) {
    const dist = path.join(folder, 'dist')
    const release = await readBuiltRelease(dist)
    const sentences = await inTransaction(pool, async (client) => {
      const conflict = await publishUnlessConflicting(client, release, dist, files)
      const outcome = await goLive(client, release)
      await removeOldLocalReleases(client, release.app, files)
      return [...conflict, outcome]
    }).catch((error: unknown) => {
      if (!(error instanceof SharedNameError)) throw error
      return [`${error.message} The build in ${dist} is not published.`]
    })
    for (const sentence of sentences) log(sentence)
  }
}

/** A sentence when the version is published with other content, which stays. */
async function publishUnlessConflicting(
  client: PoolClient,
  release: Release,
  dist: string,
  files: FileKeeper,
): Promise<string[]> {
  try {
    await publishRelease(client, release, dist, files)
    return []
  } catch (error) {
    if (!(error instanceof ReleaseConflictError)) throw error
    return [`${error.message} That content stays; the build in ${dist} is not published.`]
  }
}

async function goLive(client: PoolClient, { app, version }: Release): Promise<string> {
  const pointer = await findPointer(client, app)
  if (pointer && !isLocal(pointer.active)) {
    return `${app} ${pointer.active} is live and stays so; this build is published as ${version}`
  }
  await activate(client, { app, version, by: 'start of the server', reason: 'local build' })
  return `${app} ${version} is live`
}

/** A local build older than a day without a pointer is not used by an open tab any more. */
async function removeOldLocalReleases(client: PoolClient, app: string, files: FileKeeper) {
  const { rows } = await client.query<{ object: string }>(
    `with old as (delete from platform.releases r
     where r.app = $1 and r.version like '%-local.%' and r.created_at < now() - interval '1 day'
       and not exists (
         select from platform.pointers p
         where p.app = r.app and r.version in (p.active, p.previous, p.canary)
       )
     returning r.app, r.version)
     select object from platform.files join old using (app, version) where object is not null`,
    [app],
  )
  await files.remove(runBy(client), rows)
}

async function readBuiltRelease(dist: string): Promise<Release> {
  const text = await readFile(path.join(dist, 'release.json'), 'utf8').catch(() => {
    throw new Error(`${dist} holds no build: build the app first`)
  })
  return JSON.parse(text) as Release
}
