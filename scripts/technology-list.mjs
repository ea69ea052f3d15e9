/**
 * Writes server/src/modules/technologies/technology-list.json: what two well-kept packages know, with their names' usual
 * spelling. They are read here and not at run time, because together they are 160 MB of icons.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moreAliases, notTechnologies, spellings } from './technology-corrections.mjs'

/** Names and other names of 580 technologies (MIT), and the spelling of 3,400 brands (CC0). */
const sources = {
  names: { package: 'devicon@2.17.0', file: 'package/devicon.json' },
  spellings: { package: 'simple-icons@16.37.0', file: 'package/data/simple-icons.json' },
}

const folder = mkdtempSync(join(tmpdir(), 'technologies-'))
/** @param {{ package: string, file: string }} source @returns {any} */
function read({ package: spec, file }) {
  const packed = execFileSync('npm', ['pack', spec, '--json', '--pack-destination', folder], {
    encoding: 'utf8',
  })
  const [{ filename }] = JSON.parse(packed)
  return JSON.parse(
    execFileSync('tar', ['xzOf', join(folder, filename), file], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  )
}
/** @type {{ name: string, altnames: string[] }[]} */
const listed = read(sources.names)
/** @type {{ title: string }[]} */
const brands = read(sources.spellings)
rmSync(folder, { recursive: true })

/** @param {string} name */
const fold = (name) =>
  name
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^\p{L}\p{N}]/gu, '')

const migration = readFileSync('server/src/foundation/db/migrations/005-technology-list.ts', 'utf8')
const [, firstNames = ''] = /const names = \[(.*?)\]/s.exec(migration) ?? []
const first = [...firstNames.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)

/** @type {Map<string, string>} */
const spelled = new Map()
for (const name of [...first, ...spellings, ...brands.map(({ title }) => title)]) {
  if (!spelled.has(fold(name))) spelled.set(fold(name), name)
}

/** @type {Map<string, { name: string, aliases: string[] }>} */
const found = new Map()
/** @param {string} name @param {string[]} aliases */
function add(name, aliases) {
  const known = found.get(fold(name)) ?? { name, aliases: [] }
  for (const alias of aliases) {
    const isNew = ![known.name, ...known.aliases].some((one) => fold(one) === fold(alias))
    if (isNew && alias.length <= 30) known.aliases.push(alias)
  }
  found.set(fold(name), known)
}
for (const name of first) add(name, [])
for (const { name, altnames } of listed) {
  const key = [name, ...altnames].map(fold).find((one) => spelled.has(one))
  const spelling = key && spelled.get(key)
  if (spelling && !notTechnologies.has(name)) add(spelling, [name, ...altnames])
}
for (const name of spellings) add(name, [])
for (const [name, aliases] of Object.entries(moreAliases)) add(name, aliases)

const isName = new Set(found.keys())
const list = [...found.values()]
  .map(({ name, aliases }) => ({
    name,
    aliases: aliases.filter((alias) => !isName.has(fold(alias))),
  }))
  .toSorted((left, right) => left.name.localeCompare(right.name, 'en'))
const file = 'server/src/modules/technologies/technology-list.json'
writeFileSync(file, JSON.stringify(list))
execFileSync('npx', ['oxfmt', file])
console.log(`${list.length} technologies`)
