import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

/** On the file system of node_modules, whose files can then be linked. */
export const scratch = join(root, '.cache', 'faults')

/** Copies the tree as it is, changes that are not committed included, with links to the files of every node_modules. */
export function makeScratch() {
  removeScratch()
  const listed = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = listed.stdout.split('\0').filter((file) => file && existsSync(join(root, file)))
  for (const file of files) cpSync(join(root, file), join(scratch, file))
  for (const folder of ['.', ...readdirSync(root)]) {
    const packages = join(root, folder, 'node_modules')
    if (existsSync(packages)) linkFolder(packages, join(scratch, folder, 'node_modules'))
  }
}

export const removeScratch = () => rmSync(scratch, { recursive: true, force: true })

/**
 * Links between workspaces are relative, so that they lead to the copies.
 * @param {string} from @param {string} to
 */
function linkFolder(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkSync(source, target)
  }
}
