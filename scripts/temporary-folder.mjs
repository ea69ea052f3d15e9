import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'

/** Three times what all suites were seen to hold at once. */
const enoughBytes = 2 * 2 ** 30

/**
 * The folder for the temporary files of the suites: in memory where there is enough of it, because a disk takes a third of the
 * time of tests that make and remove databases; else that of the machine.
 */
export function temporaryFolder() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < enoughBytes) return tmpdir()
    const folder = mkdtempSync(join(memory, 'tests-'))
    removeAtEnd(folder)
    // Other accounts write there, too: the embedded database does not run as root.
    chmodSync(folder, 0o1777)
    runProgramIn(folder)
    return folder
  } catch {
    return tmpdir()
  }
}

/** Throws where programs may not be run. @param {string} folder */
function runProgramIn(folder) {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 })
  execFileSync(program)
}

/**
 * Removes the folder after this process has ended, by a kill, too: its end of the pipe closes. What it has started may write for some seconds longer.
 * @param {string} folder
 */
function removeAtEnd(folder) {
  const leash = spawn(
    '/bin/sh',
    ['-c', 'read _; for wait in 1 10; do sleep $wait; rm -rf "$0"; done', folder],
    {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  )
  leash.unref()
}
