import { execFileSync, spawn } from 'node:child_process'
import { factsOfArchive, languageByBytes } from '@swipefolio/server/testing'
import { type Fixture, fold } from './fixture'

const newest = 30
const mostBytes = 256 * 1024 * 1024

/** Makes a fixture of a commit in a git directory, from the archive that GitHub would make of it. */
export async function fixtureOf(
  gitDirectory: string,
  owner: string,
  name: string,
  revision = 'HEAD',
): Promise<Fixture> {
  const git = (...args: string[]) =>
    execFileSync('git', ['--git-dir', gitDirectory, ...args], {
      encoding: 'utf8',
      maxBuffer: mostBytes,
    })
  const lines = (text: string) => text.split('\n').filter(Boolean)
  const commit = git('rev-parse', revision).trim()
  const isShallow = git('rev-parse', '--is-shallow-repository').trim() === 'true'
  // The history of a shallow copy says nothing.
  const subjects = isShallow ? [] : lines(git('log', `-${newest}`, '--format=%s', commit))
  const blobs = lines(git('ls-tree', '-r', '-l', '--full-tree', commit)).flatMap((line) => {
    const [, id = '', size = '', path = ''] = /^\d+ blob (\w+) +(\S+)\t(.+)$/.exec(line) ?? []
    return path ? [{ id, path, bytes: Number(size) || 0 }] : []
  })
  const present = execFileSync('git', ['--git-dir', gitDirectory, 'cat-file', '--batch-check'], {
    input: blobs.map(({ id }) => id).join('\n'),
    encoding: 'utf8',
    maxBuffer: mostBytes,
  })
  const missing = new Set(lines(present).flatMap((line) => /^(\w+) missing/.exec(line)?.[1] ?? []))
  // A snapshot may lack its largest files: they are listed, and no one reads them.
  const absent = blobs.filter(({ id }) => missing.has(id))
  const excluded = absent.map(({ path }) => `:(exclude,literal)${path}`)
  const archive = spawn('git', [
    '--git-dir',
    gitDirectory,
    'archive',
    '--format=tar.gz',
    '--prefix=x/',
    commit,
    '.',
    ...excluded,
  ])
  const facts = await factsOfArchive(archive.stdout, {
    owner,
    name,
    commit,
    subjects,
    language: languageByBytes(blobs),
  })
  const { entries, ...rest } = facts
  const tree = fold([...entries, ...absent.map(({ path }) => ({ path, bytes: 1 }))])
  const license = Object.values(facts.files).find((file) => file.licence)?.licence ?? ''
  return { ...rest, license, categories: [], tree }
}
