import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEncoder } from './encode'

const folder = mkdtempSync(join(tmpdir(), 'encoder-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = join(folder, 'faulty.mjs')
writeFileSync(
  script,
  `process.on('message', ({ file }) => {
    const text = Buffer.from(file).toString()
    if (text === 'crash') process.exit(1)
    if (text !== 'hang') process.send(file)
  })
  setTimeout(() => process.send('ready'), 300)`,
)

const file = Buffer.from('any file')

it('refuses a file that crashes the decoder, and encodes the next one', async () => {
  const encoder = createEncoder(script)
  await expect(encoder.encode(Buffer.from('crash'))).rejects.toThrow('Unsupported image')
  expect(await encoder.encode(file)).toEqual(file)
  encoder.close()
})

it('refuses a file that is not encoded before its deadline, which begins when the process is ready', async () => {
  const encoder = createEncoder(script, 100)
  await expect(encoder.encode(Buffer.from('hang'))).rejects.toThrow('Unsupported image')
  encoder.close()
})
