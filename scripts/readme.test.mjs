import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { envExample, envExampleFile, readSettingsTable } from './env-example.mjs'
import { root } from './setup.mjs'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const builtIn = new Set(['start', 'test'])

/** @param {string} folder */
const scriptsOf = (folder) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts ?? {}

test('every command that the README names exists', () => {
  const commands = [...readme.matchAll(/npm (run )?([\w:-]+)(?: -w ([\w-]+))?/g)].filter(
    ([, run, name = '']) => run || builtIn.has(name),
  )
  assert.ok(commands.length > 8)
  for (const [command, , name = '', workspace = '.'] of commands) {
    assert.ok(scriptsOf(workspace)[name], command)
  }
})

test('every folder and picture that the README names exists', () => {
  const tree = /## The tree\n\n```\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const folders = [...tree.matchAll(/^([\w/-]+)\//gm)].map(([, folder = '']) => folder)
  const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => file)
  assert.ok(folders.length > 8 && pictures.length > 0)
  for (const path of [...folders, ...pictures]) assert.ok(existsSync(join(root, path)), path)
})

test('the README lists every setting, its default and its meaning', async () => {
  const rows = (await readSettingsTable()).map(
    ({ name, standard, meaning }) =>
      `| \`${name}\` | ${standard && `\`${standard}\``} | ${meaning} |`,
  )
  const table = /<!-- settings -->\n([\s\S]*?)<!-- \/settings -->/.exec(readme)?.[1] ?? ''
  /** @param {string} row */
  const squeeze = (row) => row.replace(/\s+/g, ' ').trim()
  const written = table.split('\n').slice(3).map(squeeze).filter(Boolean)
  assert.deepEqual(written, rows.map(squeeze))
})

test('.env.example is what npm run env-example makes of the settings', async () => {
  assert.equal(readFileSync(envExampleFile, 'utf8'), await envExample())
})
