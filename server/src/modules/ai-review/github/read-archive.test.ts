import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { type Header, pack, type Pack } from 'tar-stream'
import { readArchive } from './read-archive'

type Entry = [header: Partial<Header> & { name: string }, content?: string | Buffer]

function compressed(archive: Pack) {
  // A reader may stop before the end.
  archive.on('error', () => undefined)
  return archive.pipe(createGzip()) as unknown as Readable
}

function read(entries: Entry[], language = 'TypeScript') {
  const archive = pack()
  for (const [headers, content = ''] of entries) archive.entry(headers, content)
  archive.finalize()
  return readArchive(compressed(archive), language)
}

const file = (path: string, content: string | Buffer = 'const tide = 1\n'): Entry => [
  { name: `r-main/${path}` },
  content,
]
const pathsOf = (files: { path: string }[]) => files.map(({ path }) => path)

it('reads files, but no links, devices or folders', async () => {
  const { entries, kept, total } = await read([
    [{ name: 'r-main/', type: 'directory' }],
    [{ name: 'r-main/README.md', type: 'symlink', linkname: '/etc/passwd' }],
    [{ name: 'r-main/LICENSE', type: 'link', linkname: '../../etc/shadow' }],
    [{ name: 'r-main/main.ts', type: 'character-device' }],
    [{ name: 'r-main/index.ts', type: 'fifo' }],
    file('src/tide.ts'),
  ])
  expect(pathsOf(entries)).toEqual(['src/tide.ts'])
  expect(pathsOf(kept)).toEqual(['src/tide.ts'])
  expect(total).toBe(1)
})

it('never resolves the name of a file as a path', async () => {
  const { entries } = await read([
    [{ name: 'r-main/../../../etc/cron.d/x' }, 'x'],
    [{ name: '/etc/passwd' }, 'x'],
    [{ name: 'r-main' }, 'x'],
    [{ name: `r-main/${'long/'.repeat(300)}name.ts` }, 'x'],
  ])
  expect(pathsOf(entries)).toEqual(['../../../etc/cron.d/x', 'etc/passwd'])
})

it('skips binary files with any name', async () => {
  const { entries, kept } = await read([
    file('README.md', randomBytes(5000)),
    file('src/a.ts', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0])),
    file('src/empty.ts', ''),
    file('src/wave.ts', '// 波 🌊 \0\n'.repeat(1000)),
    file('src/b.ts', '\ufeffconst b = "שלום"\n'),
    file('picture.png', 'text'),
  ])
  expect(entries).toHaveLength(6)
  expect(kept.map(({ path, text }) => [path, text])).toEqual([['src/b.ts', 'const b = "שלום"\n']])
})

describe('of many and large files', () => {
  it('selects the sixty most relevant files in any order', async () => {
    const sources = Array.from({ length: 100 }, (_, at) => file(`src/part${at}.ts`))
    const { kept, total } = await read([...sources, file('package.json', '{}'), file('README.md')])
    expect([kept.length, total]).toEqual([60, 102])
    expect(pathsOf(kept).slice(0, 2)).toEqual(['README.md', 'package.json'])
  })

  it('keeps the beginning of each: 96 KB, 8,000 lines of 1,000 characters', async () => {
    const { kept } = await read([
      file('src/long.ts', 'const tide = 1234567\n'.repeat(10_000)),
      file('src/lines.ts', '\n'.repeat(50_000)),
      file('src/line.ts', `${'x'.repeat(50_000)}\nconst end = 1\n`),
    ])
    const textOf = (path: string) => kept.find((one) => one.path === path)?.text ?? ''
    expect(textOf('src/long.ts')).toHaveLength(96 * 1024)
    expect(textOf('src/lines.ts').split('\n')).toHaveLength(8000)
    expect(textOf('src/line.ts')).toBe(`${'x'.repeat(1000)}\nconst end = 1\n`)
  })

  it('keeps two megabytes of text in all', async () => {
    const line = `const tide = '${'x'.repeat(80)}'\n`
    const sources = Array.from({ length: 40 }, (_, at) => file(`s/${at}x.ts`, line.repeat(1100)))
    const { kept } = await read(sources)
    const characters = kept.reduce((sum, { text }) => sum + text.length, 0)
    expect(characters).toBeLessThanOrEqual(2 * 1024 * 1024)
    expect(kept.length).toBeGreaterThan(20)
  })

  it('lists twenty thousand, and says when there are more', async () => {
    const sources = Array.from({ length: 20_500 }, (_, at) => file(`data/${at}.csv`, ''))
    const { entries, total, isComplete } = await read(sources)
    expect([entries.length, total, isComplete]).toEqual([20_000, 20_500, false])
  })
})

describe('an invalid archive', () => {
  const archiveOf = async (entries: Entry[]) => {
    const archive = pack()
    for (const [headers, content = ''] of entries) archive.entry(headers, content)
    archive.finalize()
    const chunks: Buffer[] = []
    for await (const chunk of compressed(archive)) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['words', () => Buffer.from('<html>Not found</html>')],
    ['no byte', () => Buffer.alloc(0)],
    [
      'half of one',
      async () => (await archiveOf([file('a', randomBytes(9000))])).subarray(0, 5000),
    ],
    [
      'one without its end',
      async () => gzipSync(gunzipSync(await archiveOf([file('a')])).subarray(0, 1024)),
    ],
    [
      'one that is cut within a file',
      async () =>
        gzipSync(gunzipSync(await archiveOf([file('a', Buffer.alloc(9000))])).subarray(0, 5120)),
    ],
    [
      'one that goes on with noise',
      async () => {
        const whole = await archiveOf([file('a')])
        return Buffer.concat([whole.subarray(0, -20), randomBytes(5000)])
      },
    ],
  ])('is refused: %s', async (_what, bytes) => {
    await expect(readArchive(Readable.from([await bytes()]), '')).rejects.toThrow(
      /incorrect header check|[Uu]nexpected end|incorrect data check|invalid|Premature close/,
    )
  })

  it('with a header of many megabytes is refused without being buffered', async () => {
    const pax = { comment: 'a'.repeat(30 * 1024 * 1024) }
    await expect(read([[{ name: 'r-main/a', pax }, 'x']])).rejects.toThrow(
      'Header exceeds max size',
    )
  })
})

it('stops reading an archive that expands to ten gigabytes', async () => {
  const gigabyte = 1024 ** 3
  const bomb = pack()
  const zeros = Buffer.alloc(1024 * 1024)
  const entry = bomb.entry({ name: 'r-main/src/zeros.ts', size: 10 * gigabyte })
  entry.on('error', () => undefined)
  let written = 0
  const write = () => {
    while (written < 10 * gigabyte && !bomb.destroyed) {
      written += zeros.length
      if (entry.write(zeros)) continue
      entry.once('drain', write)
      return
    }
  }
  write()
  const before = process.memoryUsage().rss
  const { total, kept, isComplete } = await readArchive(compressed(bomb), '')
  expect([total, kept.length, isComplete]).toEqual([1, 0, false])
  expect(written).toBeLessThan(gigabyte)
  expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(150)
  bomb.destroy()
})
