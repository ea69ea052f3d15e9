import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const left = new Set(['node_modules', 'dist', '.git', '.data', '.nx', 'webpack', 'test-results'])
const execute = promisify(execFile)

/** A copy of the sources that uses the packages installed here. */
export function copyCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-checkout-'))
  cpSync(root, folder, { recursive: true, filter: (source) => !left.has(basename(source)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    /** Runs a script of the checkout; `cwd` is relative to it. */
    run: (script: string, args: readonly string[] = [], cwd = '.') =>
      execute(process.execPath, [join(folder, script), ...args], { cwd: join(folder, cwd) }),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
