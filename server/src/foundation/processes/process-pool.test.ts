import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createProcessPool } from './process-pool'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'processes-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What the work, an expression of a function, makes of a task before its deadline. */
async function answerOf(work: string, deadlineMilliseconds: number) {
  const script = join(folder, 'work.mjs')
  const answering = pathToFileURL(join(__dirname, 'answer-tasks.mjs')).href
  writeFileSync(script, `import { answerTasks } from '${answering}'\nanswerTasks(${work})`)
  const pool = createProcessPool({ script, deadlineMilliseconds })
  try {
    return await pool.run('task')
  } finally {
    pool.close()
  }
}

it('gives a task as long as it works less than its deadline', async () => {
  const work = '(task) => new Promise((done) => setTimeout(done, 1500, `${task} done`))'
  expect(await answerOf(work, 1000)).toBe('task done')
})

it.each([
  ['works', '() => { for (;;); }'],
  ['waits', '() => new Promise(() => setInterval(() => undefined, 1000))'],
])('ends a task that %s for ever', async (_, work) => {
  expect(await answerOf(work, 100)).toBeUndefined()
})
