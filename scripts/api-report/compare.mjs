import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../setup.mjs'
import { exportedNames } from './reachable.mjs'

/**
 * @typedef {import('./report.mjs').Modules} Modules
 * @typedef {{ step: 'major' | 'minor', text: string }} Change
 */

const assertion = `
type IsAny<T> = 0 extends 1 & T ? true : false
type Versions = Record<string, { version: number }>
/** Names whose type changed while their version did not. */
type Unversioned<Old extends Versions, New extends Versions> = {
  [Name in keyof Old & keyof New]: Old[Name]['version'] extends New[Name]['version']
    ? New[Name] extends Old[Name] ? never : Name
    : never
}[keyof Old & keyof New]
`

/**
 * What changed from one version's declarations to another's. A value that cannot replace the old one, and whatever was
 * removed, is a major change, everything else a minor one. Types are judged by the values in whose types they occur.
 * @param {Modules} released
 * @param {Modules} current
 * @returns {{ changes: Change[], unversioned: string[] }} `unversioned`: events, slots and keys that kept their version
 */
export function compare(released, current) {
  const [before, after] = [exportedNames(released), exportedNames(current)]
  /** @type {Change[]} */
  const changes = []
  /** @type {{ entry: string, name: string }[]} */
  const values = []
  for (const [entry, names] of before) {
    for (const [name, isValue] of names) {
      const now = after.get(entry)?.get(name)
      if (now === undefined || (isValue && !now)) {
        changes.push({ step: 'major', text: `${entry}: ${name} was removed` })
      } else if (isValue) values.push({ entry, name })
    }
  }
  for (const [entry, names] of after) {
    for (const name of names.keys()) {
      const isNew = !before.get(entry)?.has(name)
      if (isNew) changes.push({ step: 'minor', text: `${entry}: ${name} was added` })
    }
  }
  const { incompatible, unversioned } = checkTypes(released, current, values)
  for (const { entry, name } of incompatible) {
    changes.push({ step: 'major', text: `${entry}: ${name} changed incompatibly` })
  }
  if (changes.length === 0) changes.push({ step: 'minor', text: 'types changed compatibly' })
  return { changes, unversioned }
}

/** The summary and the notes of a call are for people: other words are no other type. @param {string} declarations */
const withoutSentences = (declarations) =>
  declarations.replace(/(?<=\b(?:summary|notes): )"(?:[^"\\]|\\.)*"/g, 'string')

/**
 * @param {Modules} released
 * @param {Modules} current
 * @param {{ entry: string, name: string }[]} values
 */
function checkTypes(released, current, values) {
  mkdirSync(join(root, 'shared/dist'), { recursive: true })
  // Below the package, so that the declarations find what it depends on.
  const folder = mkdtempSync(join(root, 'shared/dist/api-report-'))
  try {
    for (const [side, modules] of Object.entries({ before: released, after: current })) {
      for (const [path, text] of modules) {
        const file = join(folder, side, `${path}.d.ts`)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, withoutSentences(text))
      }
    }
    const entries = [...new Set([...values.map(({ entry }) => entry), 'between-apps'])]
    const imports = entries.flatMap((entry, at) => [
      `import * as before${at} from './before/${entry}/index'`,
      `import * as after${at} from './after/${entry}/index'`,
    ])
    const lines = values.map(({ entry, name }) => {
      const [old, now] = ['before', 'after'].map(
        (side) => `${side}${entries.indexOf(entry)}.${name}`,
      )
      return `{ const isKnown: IsAny<typeof ${now}> extends IsAny<typeof ${old}> ? true : never = true; const replaced: typeof ${old} = ${now}; void [isKnown, replaced] }`
    })
    const at = entries.indexOf('between-apps')
    const kinds = ['events', 'slots', 'storage']
    const versioned = kinds.map(
      (kind) =>
        `void ((name: Unversioned<typeof before${at}.${kind}, typeof after${at}.${kind}>): never => name)`,
    )
    const text = [...lines, ...versioned, assertion, ...imports].join('\n')
    writeFileSync(join(folder, 'check.ts'), text)
    const faults = typeFaults(folder)
    return {
      incompatible: values.filter((_value, line) => faults.has(line + 1)),
      unversioned: kinds.flatMap((kind, line) => {
        const message = faults.get(values.length + line + 1)
        return [...(message ?? '').matchAll(/"([\w-]+)"/g)].map(([, name]) => `${kind}: ${name}`)
      }),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * The compiler's messages about check.ts by line.
 * @param {string} folder
 */
function typeFaults(folder) {
  const extended = join(root, 'tsconfig.json')
  const project = join(folder, 'tsconfig.json')
  writeFileSync(project, JSON.stringify({ extends: extended, files: ['check.ts'], exclude: [] }))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsc, '-p', relative(root, project), '--pretty', 'false'],
    { cwd: root, encoding: 'utf8' },
  )
  const found = [...stdout.matchAll(/check\.ts\((\d+),\d+\): error (.*)/g)]
  if (status !== 0 && found.length === 0) {
    throw new Error(`The declarations cannot be compared:\n${stdout}${stderr}`)
  }
  return new Map(found.map(([, line, message = '']) => [Number(line), message]))
}
