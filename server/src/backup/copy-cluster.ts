import { chmod, chown, copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { OsAccount } from '@swipefolio/platform/embedded-postgres'

interface CopyOptions {
  /** Paths below the folder that are not copied. */
  isLeft?: (path: string) => boolean
  /** The owner of the copy; the current user by default. */
  account?: OsAccount
}

/**
 * Copies a folder of PostgreSQL that may be in use; files that disappear meanwhile are skipped. Returns the
 * number of files.
 */
export async function copyCluster(
  from: string,
  to: string,
  { isLeft = () => false, account }: CopyOptions = {},
): Promise<number> {
  let files = 0
  const own = async (path: string, mode: number) => {
    await chmod(path, mode)
    if (account) await chown(path, account.uid, account.gid)
  }
  const visit = async (path: string) => {
    await mkdir(join(to, path), { recursive: true })
    await own(join(to, path), 0o700)
    for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
      const inner = join(path, entry.name)
      if (isLeft(inner)) continue
      if (entry.isDirectory()) await visit(inner)
      else if (entry.isFile()) await copyOne(inner)
    }
  }
  const copyOne = async (path: string) => {
    try {
      await copyFile(join(from, path), join(to, path))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
      throw error
    }
    await own(join(to, path), 0o600)
    files += 1
  }
  await visit('')
  return files
}
