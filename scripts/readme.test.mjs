import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { globSync } from 'glob'
import { envExample, envExampleFile, readSettingsTable } from './env-example.mjs'
import { root } from './setup.mjs'

/** @param {string} page */
const read = (page) => readFileSync(join(root, page), 'utf8')

const readme = read('README.md')
const contributing = read('CONTRIBUTING.md')
const builtIn = new Set(['start', 'test'])

/** @param {string} folder */
const scriptsOf = (folder) => JSON.parse(read(join(folder, 'package.json'))).scripts ?? {}

for (const [page, text] of Object.entries({ README: readme, CONTRIBUTING: contributing })) {
  test(`every command that ${page} names exists`, () => {
    const commands = [...text.matchAll(/npm (run )?([\w:-]+)(?: -w ([\w-]+))?/g)].filter(
      ([, run, name = '']) => run || builtIn.has(name),
    )
    assert.ok(commands.length > 8)
    for (const [command, , name = '', workspace = '.'] of commands) {
      assert.ok(scriptsOf(workspace)[name], command)
    }
  })
}

test('every file that CONTRIBUTING, SECURITY and CODEOWNERS name exists', () => {
  const links = [
    ...`${contributing}${read('SECURITY.md')}`.matchAll(/\]\(([\w./-]+)\)|`([\w-]+\/[\w./-]+)`/g),
  ]
  const owned = [...read('CODEOWNERS').matchAll(/^\/(\S+)/gm)]
  assert.ok(links.length > 6 && owned.length > 6)
  for (const [place, link, path] of [...links, ...owned]) {
    assert.ok(existsSync(join(root, link ?? path ?? '')), place)
  }
})

test('every address that CONTRIBUTING names is a route of an app', () => {
  const addresses = [...contributing.matchAll(/localhost:8080(\/[\w/-]+)/g)]
  const apps = globSync('*/app.json', { cwd: root }).map((file) => JSON.parse(read(file)))
  const routes = apps.flatMap((app) => app.routes ?? []).map(({ path }) => path)
  assert.ok(addresses.length > 0)
  for (const [address, path] of addresses) assert.ok(routes.includes(path), address)
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

test('.env.example equals the output of npm run env-example', async () => {
  assert.equal(readFileSync(envExampleFile, 'utf8'), await envExample())
})
