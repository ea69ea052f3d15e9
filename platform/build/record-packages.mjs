import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** How much of each script comes from which package; no file of the release. */
export const packagesFile = 'packages.json'

/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('webpack').Chunk} Chunk
 * @typedef {import('webpack').Module} Module
 * @typedef {{ name?: string, relativePath?: string }} PackageFile
 */

/**
 * Writes the bytes of source, before they are minified, by script and package.
 * @param {string} dist
 * @param {Compilation} compilation
 */
export async function recordPackages(dist, compilation) {
  const byFile = [...compilation.chunks].flatMap((chunk) =>
    [...chunk.files].map((file) => ({ file, packages: packagesOf(compilation, chunk) })),
  )
  const content = Object.fromEntries(
    byFile
      .toSorted((one, other) => (one.file < other.file ? -1 : 1))
      .map(({ file, packages }) => [file, packages]),
  )
  await writeFile(path.join(dist, packagesFile), `${JSON.stringify(content, null, 2)}\n`)
}

/**
 * @param {Compilation} compilation
 * @param {Chunk} chunk
 */
function packagesOf(compilation, chunk) {
  /** @type {Record<string, number>} */
  const bytes = {}
  for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk))
    for (const source of sourcesOf(module)) {
      const name = packageOf(source)
      bytes[name] = (bytes[name] ?? 0) + source.size()
    }
  return Object.fromEntries(Object.entries(bytes).toSorted(([, one], [, other]) => other - one))
}

/**
 * The bundler concatenates many modules into one.
 * @param {Module & { modules?: Module[] }} module
 */
const sourcesOf = (module) => module.modules ?? [module]

/**
 * An installed package, a folder of a package of this tree, or the bundler's own code.
 * @param {Module & { resourceResolveData?: { descriptionFileData?: { name?: string }, relativePath?: string } }} module
 */
function packageOf(module) {
  const file = module.nameForCondition()
  const installed = file?.replaceAll(path.sep, '/').split('/node_modules/').slice(1).at(-1)
  if (installed) return installed.split('/', installed.startsWith('@') ? 2 : 1).join('/')
  const { descriptionFileData, relativePath = '' } = module.resourceResolveData ?? {}
  const [, folder = ''] = relativePath.split('/')
  const name = descriptionFileData?.name ?? 'webpack'
  return ['', 'src'].includes(folder) ? name : `${name}/${folder}`
}
