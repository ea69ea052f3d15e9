import { join } from 'node:path'
import { pino } from 'pino'
import type { Repository } from '../github/read-repository'
import { createAnalyser } from './analyser'

const services = {
  config: { root: join(import.meta.dirname, '../../../../..') },
  logger: pino({ level: 'silent' }),
}

const repositoryOf = (files: Record<string, string>): Repository => {
  const kept = Object.entries(files).map(([path, text]) => ({
    path,
    text,
    bytes: text.length,
    worth: 1,
  }))
  return {
    owner: 'tides',
    name: 'tables',
    description: '',
    homepage: '',
    topics: [],
    license: '',
    isFork: false,
    isArchived: false,
    language: 'Go',
    commit: 'a'.repeat(40),
    commits: [],
    entries: kept,
    total: kept.length,
    isComplete: true,
    kept,
  }
}

const plain = repositoryOf({ 'README.md': '# Tables\n\nPrints the tides of a harbour.\n' })
const complexReadme = repositoryOf({ 'README.md': '>'.repeat(90_000) })
const complexSources = repositoryOf(
  Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`cmd/${at}.go`, 'package main\n'.repeat(7000)]),
  ),
)

it.each([
  ['a README', complexReadme],
  ['sources', complexSources],
])(
  'refuses a repository with %s that takes too long, and goes on with the next',
  async (_name, repository) => {
    const { analyse, close } = createAnalyser(services, 300)
    await expect(analyse('review', repository)).rejects.toMatchObject({
      code: 'conflict',
      message: 'A file of this repository is too complex to be read.',
    })
    close()
    const patient = createAnalyser(services)
    expect((await patient.analyse('facts', plain)).files).toHaveProperty(['README.md', 'readme'])
    expect(await patient.analyse('review', plain)).toContainEqual(
      expect.objectContaining({ kind: 'next step' }),
    )
    patient.close()
  },
)
