import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compareArguments, compareValues } from './compare-arguments.mjs'
import { readMessages } from './read-messages.mjs'

/**
 * @typedef {Record<string, string>} Catalogue translations by English message
 * @typedef {object} Workspace
 * @property {string} folder
 * @property {string} sources the folder of its modules
 * @property {readonly string[]} languages those that must be complete
 * @property {string} [callee] the function that is called with messages; `t` if it is not given
 * @property {string} [catalogues] the folder of its catalogues; `i18n` beside the modules if it is not given
 * @property {readonly string[]} [texts] what its app.json says
 * @property {readonly string[]} [others] further folders of modules
 */

/** Modules whose texts nobody reads who uses the product: tests, and what an app runs alone with. */
const ignored =
  /(\.test\.tsx?|\.d\.ts|^main\.tsx|prepared-answers\.ts)$|(^|\/)(testing|gallery|node_modules|dist)\//

/**
 * The messages of a workspace in order of their files, and a sentence for each of its modules' faults. Texts without `t` are faults where there
 * is a catalogue.
 * @param {Workspace} workspace
 */
export function findMessages(workspace) {
  const { folder, sources, texts = [], others = [], callee = 't' } = workspace
  const isTranslated = callee === 't' && catalogueFiles(workspace).length > 0
  const files = [sources, ...others].flatMap((root) => modulesIn(folder, root))
  /** @type {Set<string>} */
  const messages = new Set(texts)
  /** @type {string[]} */
  const faults = []
  for (const file of files) {
    const source = readFileSync(path.join(folder, file), 'utf8')
    const found = readMessages(source, { isJsx: file.endsWith('x'), callee })
    const at = path.posix.join(path.basename(folder), file)
    for (const { text, line, values } of found.messages) {
      messages.add(text)
      const wrong = values ? compareValues(text, values) : []
      faults.push(...wrong.map((fault) => `${at}:${line}: ${fault}`))
    }
    for (const { text, line } of found.dynamic)
      faults.push(`${at}:${line}: ${callee}(${text}) is no literal`)
    for (const { text, line } of isTranslated ? found.bare : [])
      faults.push(`${at}:${line}: '${text.trim().replaceAll(/\s+/g, ' ')}' is not in t()`)
  }
  return { messages, faults }
}

/**
 * Paths from the workspace, in the order of their names.
 * @param {string} folder
 * @param {string} sources
 */
const modulesIn = (folder, sources) =>
  readdirSync(path.join(folder, sources), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !ignored.test(file))
    .toSorted()
    .map((file) => path.posix.join(sources, file))

/** @param {Workspace} workspace */
export const nameOf = ({ folder, catalogues = '' }) => path.basename(path.join(folder, catalogues))

/** @param {Workspace} workspace */
function catalogueFiles({ folder, sources, catalogues = path.join(sources, 'i18n') }) {
  const at = path.join(folder, catalogues)
  const names = existsSync(at) ? readdirSync(at) : []
  return names.filter((name) => name.endsWith('.json')).map((name) => path.join(at, name))
}

/** @param {string} file @returns {Catalogue} */
const readCatalogue = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Adds new messages, without a translation, to the catalogues of a workspace, and removes those that are not used.
 * @param {Workspace} workspace
 * @param {ReadonlySet<string>} messages
 */
export function updateCatalogues(workspace, messages) {
  for (const file of catalogueFiles(workspace)) {
    const before = readCatalogue(file)
    const after = Object.fromEntries([...messages].map((text) => [text, before[text] ?? '']))
    writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`)
  }
}

/**
 * A sentence for each fault of a workspace's catalogues.
 * @param {Workspace} workspace
 * @param {ReadonlySet<string>} messages
 * @returns {string[]}
 */
export function checkCatalogues(workspace, messages) {
  const { languages } = workspace
  const files = new Map(
    catalogueFiles(workspace).map((file) => [path.basename(file, '.json'), readCatalogue(file)]),
  )
  const name = nameOf(workspace)
  const absent = languages.filter((language) => !files.has(language))
  return [
    ...absent.map((language) => `${name} has no catalogue of the language ${language}`),
    ...[...files].flatMap(([language, catalogue]) => {
      const of = `${name}, ${language}:`
      const missing = languages.includes(language)
        ? [...messages].filter((text) => !catalogue[text])
        : []
      return [
        ...missing.map((text) => `${of} '${text}' is not translated`),
        ...Object.entries(catalogue).flatMap(([text, translation]) => {
          if (!messages.has(text)) return `${of} '${text}' is not used: run npm run messages`
          return translation
            ? compareArguments(text, translation, language).map((fault) => `${of} ${fault}`)
            : []
        }),
      ]
    }),
  ]
}

/**
 * How many messages there are, and how many have a translation, by language.
 * @param {Workspace} workspace
 * @param {ReadonlySet<string>} messages
 */
export function countTranslated(workspace, messages) {
  return catalogueFiles(workspace).map((file) => {
    const translations = Object.values(readCatalogue(file)).filter(Boolean)
    return `${path.basename(file, '.json')} ${translations.length} of ${messages.size}`
  })
}
