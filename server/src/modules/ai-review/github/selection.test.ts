import { createSelection, mostFileBytes } from './selection'
import { textOf } from './text-of'
import { worthOf } from './worth'

const worth = (path: string, bytes = 300) => worthOf({ path, bytes }, 'TypeScript')
const source = (at: number, bytes = 300) => ({
  path: `src/${String(at).padStart(3, '0')}.ts`,
  bytes,
})

describe('a file', () => {
  it.each([
    ['README', 1000],
    ['README.md', 1000],
    ['.github/README.md', 350],
    ['package.json', 900],
    ['a/b/package.json', 440],
    ['.github/workflows/ci.yml', 700],
    ['tsconfig.json', 600],
    ['README.zh-CN.md', 350],
    ['.env', 600],
    ['a/README.md', 330],
    ['CONTRIBUTING.md', 350],
    ['a/CONTRIBUTING.md', 55],
    ['a/README.mdx', 20],
    ['CONTRIBUTING.mdx', 20],
    ['LICENSE', 650],
    ['a/CHANGELOG.md', 280],
    ['tide.ts', 321],
    ['a/tide.ts', 315],
    ['tide.py', 261],
    ['main.ts', 481],
    ['tide.test.ts', 300.5],
    ['index.html', 120],
    ['style.css', 20],
    ['a.md', 60],
    ['a/b.md', 55],
    ['a.pb.go', 10],
  ])('%s has a score of %d', (path, expected) => {
    expect(worth(path)).toBe(expected)
  })

  it.each([
    'node_modules/a/index.ts',
    'node_modules/a/a.pb.go',
    'vendor/a.pb.go',
    'yarn.lock',
    'fixtures/a.ts',
    'a.png',
    'site.min.css',
    'a.md.txt',
  ])('%s has no score', (path) => {
    expect(worth(path)).toBe(0)
  })

  it('has no score when it is empty, and a low one when it is huge', () => {
    expect(worth('README.md', 0)).toBe(0)
    expect(worth('tide.ts', 400_000)).toBe(420)
    expect(worth('tide.ts', 400_001)).toBe(30)
    expect(worth('tide.test.ts', 30_000)).toBe(350)
  })
})

describe('a selection', () => {
  it('keeps the files with the highest scores, equal ones by name', () => {
    const selection = createSelection('TypeScript')
    for (const at of [2, 1]) selection.add(source(at), 'x')
    selection.add({ path: 'README.md', bytes: 1 }, 'x')
    expect(selection.kept().map(({ path }) => path)).toEqual([
      'README.md',
      'src/001.ts',
      'src/002.ts',
    ])
    expect(selection.kept()[0]).toEqual({ path: 'README.md', bytes: 1, text: 'x', worth: 1000 })
  })

  it('keeps at most 60 files', () => {
    const selection = createSelection('TypeScript')
    for (let at = 0; at < 60; at += 1) {
      expect(selection.isWanted(source(at))).toBe(true)
      selection.add(source(at), 'x')
    }
    expect(selection.isWanted(source(60))).toBe(false)
    expect(selection.isWanted(source(60, 3000))).toBe(true)
    selection.add(source(60, 3000), 'x')
    const paths = selection.kept().map(({ path }) => path)
    expect([paths.length, paths[0], paths.at(-1)]).toEqual([60, 'src/060.ts', 'src/058.ts'])
    selection.add(source(61, 3000), 'x')
    expect(selection.isWanted(source(62, 600))).toBe(true)
  })

  it('keeps at most 2 MiB of text', () => {
    const selection = createSelection('TypeScript')
    const text = 'x'.repeat(mostFileBytes)
    for (let at = 0; at < 21; at += 1) selection.add(source(at, 1_000), text)
    expect(selection.isWanted(source(21, 32 * 1024))).toBe(true)
    expect(selection.isWanted(source(21, 1_000))).toBe(true)
    selection.add(source(21, 1_000), 'x'.repeat(32 * 1024))
    expect(selection.kept()).toHaveLength(22)
    expect(selection.isWanted(source(22, 900))).toBe(false)
    selection.add(source(22, 2_000), 'x')
    expect(selection.kept()).toHaveLength(22)
    expect(selection.isWanted({ path: 'README.md', bytes: mostFileBytes })).toBe(true)
  })

  it('skips files without a score', () => {
    expect(createSelection('TypeScript').isWanted({ path: 'a.png', bytes: 1 })).toBe(false)
  })
})

describe('text', () => {
  it.each([
    ['const a = 1\n', 'const a = 1\n'],
    ['\ufeffa\ufeff', 'a\ufeff'],
    ['a\ufeff', 'a\ufeff'],
    ['x'.repeat(1001), 'x'.repeat(1000)],
  ])('of %j is kept', (text, expected) => {
    expect(textOf(Buffer.from(text))).toBe(expected)
  })

  it('ends after 8,000 lines', () => {
    expect(textOf(Buffer.from('x\n'.repeat(8001)))?.split('\n')).toHaveLength(8000)
  })

  it('is rejected with a zero byte in the first 8 KiB; a later one is removed', () => {
    const padded = (at: number) => Buffer.from(`${'x\n'.repeat(5000).slice(0, at)}\0`)
    expect(textOf(padded(8191))).toBeUndefined()
    expect(textOf(padded(8192))).toBe('x\n'.repeat(4096))
  })

  it('is rejected when more than a twentieth cannot be decoded', () => {
    const bytes = (bad: number) =>
      Buffer.concat([Buffer.alloc(bad, 0xff), Buffer.alloc(100 - bad, 'x')])
    expect(textOf(bytes(5))).toHaveLength(100)
    expect(textOf(bytes(6))).toBeUndefined()
    const late = Buffer.concat([Buffer.from('x\n'.repeat(4096)), Buffer.alloc(1000, 0xff)])
    expect(textOf(late)).toHaveLength(9192)
  })
})
