import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'

const setup = new URL('./setup.mjs', import.meta.url).href

const waiting = 'console.log(); setInterval(() => {}, 60_000)'

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  test(
    `a command ends with the script that runs it at ${signal}`,
    { timeout: 60_000 },
    async () => {
      const script = `
      import { run } from ${JSON.stringify(setup)}
      await run('sh', ['-c', ${JSON.stringify(`"${process.execPath}" -e '${waiting}'; true`)}])`
      const child = spawn(process.execPath, ['--input-type=module', '-e', script])
      await once(child.stdout, 'data')
      child.kill(signal)
      // The output is closed when the last process that holds it has ended.
      const [, endedBy] = await once(child, 'close')
      assert.equal(endedBy, signal)
    },
  )
}

test('a command that fails is named', async () => {
  const { run } = await import(setup)
  await assert.rejects(run('sh', ['-c', 'exit 3']), { message: 'sh -c exit 3 ended with 3' })
  await assert.rejects(run('no-such-command', []), { code: 'ENOENT' })
})
