/**
 * Writes server/src/modules/ai-review/github/languages.json: the endings of files by language, as Linguist classifies them
 * on GitHub. The package is read here and not at run time, because it consists of eight hundred modules.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as linguist from 'linguist-languages'
import { root } from './setup.mjs'

const file = join(root, 'server/src/modules/ai-review/github/languages.json')

/** An ending that several languages claim belongs to the first of these whose main ending it is. */
const common =
  'TypeScript TSX JavaScript Python Rust Go Java Kotlin C# F# C C++ Objective-C Ruby PHP Swift Dart Elixir Haskell OCaml Scala Lua R Julia Perl Shell HTML CSS Verilog'.split(
    ' ',
  )
const exceptions = new Map([
  ['.h', 'C'],
  ['.cc', 'C++'],
  ['.hpp', 'C++'],
])
/** How something is built, not what it is. */
const building = new Set(
  'Makefile CMake Dockerfile Meson Starlark Gherkin QMake M4 M4Sugar Just Ninja'.split(' '),
)
/** Components are programs with their markup around them. */
const programs = new Set(['Vue', 'Svelte', 'Astro', 'Jupyter Notebook'])

/** @type {{ name: string, type: string, group?: string, extensions?: readonly string[] }[]} */
const languages = Object.values(linguist)

/** @param {string} ending */
function languageOf(ending) {
  const claims = languages.filter(({ extensions }) => extensions?.includes(ending))
  const main = claims.filter(({ extensions }) => extensions?.[0] === ending)
  const known = common.find((name) => main.some((language) => language.name === name))
  const certain = [claims, main].find(({ length }) => length === 1)?.[0]?.name
  const name = exceptions.get(ending) ?? known ?? certain
  return claims.find((language) => language.name === name)
}

/** @type {Record<'programming' | 'markup', Record<string, string>>} */
const lists = { programming: {}, markup: {} }
const endings = new Set(languages.flatMap(({ extensions = [] }) => extensions))
for (const ending of [...endings].toSorted()) {
  const language = languageOf(ending)
  if (!language || building.has(language.name) || !/^\.[\w+#-]+$/.test(ending)) continue
  const type = programs.has(language.name) ? 'programming' : language.type
  if (type !== 'programming' && type !== 'markup') continue
  const name = language.group ?? language.name
  lists[type][name] = `${lists[type][name] ?? ''} ${ending.slice(1)}`.trim()
}

writeFileSync(file, `${JSON.stringify(lists, null, 2)}\n`)
