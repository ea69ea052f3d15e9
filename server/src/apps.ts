import { findAppFolders } from '@swipefolio/platform/apps'
import { listPointers, publishBuiltApps } from '@swipefolio/platform/release-store'
import { existsSync, watchFile } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Files } from './foundation/files/files'
import { ApiError } from './foundation/http/errors'
import type { Logger } from './foundation/logger'
import { loggableError } from './foundation/loggable-error'
import { StartError } from './foundation/start-error'

interface AppsOptions {
  pool: Pool
  files: Files
  root: string
  logger: Logger
  say: (sentence: string) => void
}

const releaseOf = (folder: string) => join(folder, 'dist', 'release.json')

/** Publishes the checkout's builds to the release store. */
export async function publishApps({ pool, files, root, say }: AppsOptions): Promise<void> {
  const built = findAppFolders(root).filter((folder) => existsSync(releaseOf(folder)))
  try {
    await publishBuiltApps({ pool, files, folders: built, log: say })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new StartError('The apps cannot be published: the store of FILES_URL does not answer.', {
      cause: error,
    })
  }
}

/** Whether any app is live. */
export const hasReleases = async (pool: Pool) => (await listPointers(pool)).length > 0

export const noPages =
  'No app is released yet, so that there are no pages: release the shell and the apps, or start once with LOCAL_BUILDS=on.'

/** In development, publishes an app whenever its build has changed. */
export function publishOnChange({ pool, files, root, logger, say }: AppsOptions): void {
  for (const folder of findAppFolders(root)) {
    watchFile(releaseOf(folder), { interval: 200, persistent: false }, () => {
      publishBuiltApps({ pool, files, folders: [folder], log: say }).catch((error: unknown) => {
        logger.warn({ err: loggableError(error) }, 'A build was not published')
      })
    })
  }
}
