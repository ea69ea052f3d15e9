import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'node:test'

const source = `
const { temporaryFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'temporary-folder.mjs'))})
process.stdout.write(temporaryFolder())
setInterval(() => {}, 1000)
`

test(
  'the temporary folder is open to other accounts and goes with a process that is killed',
  { timeout: 60_000 },
  async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', source])
    const folder = String(await once(child.stdout, 'data'))
    const isInMemory = folder !== tmpdir()
    if (isInMemory) assert.equal(statSync(folder).mode & 0o7777, 0o1777)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const isThere = () => isInMemory && existsSync(folder)
    while (isThere()) await sleep(50)
  },
)
