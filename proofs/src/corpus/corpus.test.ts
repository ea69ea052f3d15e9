import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Judged, readCorpus } from './corpus'
import { runCorpus } from './run-corpus'

const invented = {
  'invented/clock': {
    'README.md': `# clock\n\nTells the time in words, in three languages.\n\n${'It is told as people say it. '.repeat(20)}\n\n\`\`\`sh\nnpm start\n\`\`\`\n`,
    'package.json':
      '{ "name": "clock", "scripts": { "test": "jest" }, "devDependencies": { "jest": "1" } }',
    'src/clock.js': `export const words = (hour) => hour + " o'clock"\n`.repeat(40),
    'src/clock.test.js': `test('tells noon', () => expect(words(12)).toBe("12 o'clock"))\n`,
    LICENSE: 'MIT License\n\nPermission is hereby granted, free of charge, to any person',
  },
  'invented/unsaid': { 'main.py': 'print("hello")\n'.repeat(300) },
}

let folder = ''
const before = process.env.CORPUS

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'corpus-test-'))
  process.env.CORPUS = folder
  for (const [name, files] of Object.entries(invented)) {
    await runCorpus(['add', makeRepository(name, files), name, 'invented'], () => undefined)
  }
})
beforeEach(() => {
  process.env.CORPUS = folder
  rmSync(join(folder, 'verdicts'), { recursive: true, force: true })
})
afterAll(() => {
  process.env.CORPUS = before
  if (before === undefined) delete process.env.CORPUS
  rmSync(folder, { recursive: true, force: true })
})

function makeRepository(name: string, files: Record<string, string>) {
  const top = join(folder, 'git', name)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true })
    writeFileSync(join(top, path), text)
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', top, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args])
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--no-gpg-sign', '-m', 'Tell the time')
  return join(top, '.git')
}

/** Judges each statement as true, but for those of the given rule. */
function judge(rule = '', verdict: Judged['verdict'] = 'true') {
  mkdirSync(join(folder, 'verdicts'), { recursive: true })
  for (const { repository, made } of readCorpus()) {
    const judged = made.map(({ rule: name, claim }) => ({
      rule: name,
      claim,
      verdict: name === rule ? verdict : 'true',
      why: 'Read.',
    }))
    writeFileSync(
      join(folder, 'verdicts', `${repository.replace('/', '+')}.json`),
      JSON.stringify(judged),
    )
  }
}

async function run(...args: string[]) {
  const lines: string[] = []
  return { holds: await runCorpus(args, (line) => lines.push(line)), said: lines.join('\n') }
}

test('a fixture holds facts of a commit and no text of a file', () => {
  const [clock] = readCorpus()
  expect(clock?.fixture).toMatchObject({ owner: 'invented', name: 'clock', license: 'MIT' })
  expect(clock?.fixture.subjects).toEqual(['Tell the time'])
  expect(JSON.stringify(clock?.fixture)).not.toContain('as people say it')
})

test('statements that nobody judged fail', async () => {
  const { holds, said } = await run()
  expect(holds).toBe(false)
  expect(said).toMatch(/not judged: invented\/unsaid: readme-missing: /)
})

test('the table of statements that are all true holds', async () => {
  judge()
  const { holds, said } = await run()
  expect(said).toMatch(/^all\t\d+\t\d+\t0\t0\t0\t0\t100\.0 %$/m)
  expect(holds).toBe(true)
})

test('a false claim of absence fails, and is named with its reason', async () => {
  judge('readme-missing', 'false')
  const { holds, said } = await run()
  expect(holds).toBe(false)
  expect(said).toContain('false: invented/unsaid: readme-missing:  (Read.)')
  expect(said).toContain('below the limit: readme-missing: a false claim of absence')
})

test('a verdict on a statement that is no longer made is named', async () => {
  judge()
  const file = join(folder, 'verdicts', 'invented+clock.json')
  writeFileSync(file, JSON.stringify([{ rule: 'gone', claim: 'x', verdict: 'true', why: '' }]))
  expect((await run()).said).toContain('no longer made: invented/clock: gone: x')
})

test('a folder without repositories fails', async () => {
  process.env.CORPUS = join(folder, 'nothing')
  expect((await run()).holds).toBe(false)
  expect((await run('export')).holds).toBe(false)
})
