/**
 * @typedef {import('webpack').Compilation} Compilation
 * @typedef {import('webpack').ChunkGroup} ChunkGroup
 * @typedef {import('webpack').Chunk} Chunk
 * @typedef {import('../registry/release.ts').ReleaseScreen} ReleaseScreen
 * @typedef {import('../registry/release.ts').ReleaseShare} ReleaseShare
 */

/** @typedef {ReturnType<typeof import('../preset/share-policy.cjs').shares>} SharePolicy */

const shellName = 'shell'

/** The name of the module that sets the catalogue of a language. @param {string} language */
const catalogueModule = (language) => `i18n-${language}`

/**
 * The files that the entry, each screen and each shared package need, read from the finished compilation.
 * @param {Compilation} compilation
 * @param {import('../registry/app-manifest.ts').AppManifest} manifest
 */
export function releaseFacts(compilation, { name: app, screens: sources, languages = [] }) {
  const isShell = app === shellName
  const entrypoint = [...compilation.entrypoints.values()][0]
  if (entrypoint === undefined) throw new Error(`${app} has no entry`)
  const chunks = [...entrypoint.chunks]
  const bootstrap = compilation.namedChunkGroups.get('bootstrap')
  if (isShell && bootstrap) chunks.push(...bootstrap.chunks)
  /** @param {string} kind @param {string} name @param {string} ownChunk of the shell, which exposes nothing */
  const exposed = (kind, name, ownChunk) => {
    const chunk = isShell ? ownChunk : `__federation_expose_${name.replaceAll('-', '_')}`
    const group = compilation.namedChunkGroups.get(chunk)
    if (group === undefined) throw new Error(`${app} builds no chunk for its ${kind} ${name}`)
    return needs(compilation, group.chunks)
  }
  /** @param {string} language */
  const catalogue = (language) =>
    exposed('catalogue', catalogueModule(language), catalogueModule(language))
  return {
    entry: scripts(entrypoint.getEntrypointChunk())[0] ?? '',
    startup: needs(compilation, chunks),
    screens: Object.fromEntries(
      Object.keys(sources).map((name) => [name, exposed('screen', name, `screen-${name}`)]),
    ),
    languages: Object.fromEntries(
      languages.map((language) => [language, catalogue(language).files]),
    ),
    provided: providedShares(compilation, chunks),
    required: requiredShares(compilation),
  }
}

/**
 * Packages of the share policy that the build bundles instead of consuming from the page.
 * @param {Compilation} compilation
 * @param {SharePolicy} policy
 */
export function bundledShares(compilation, policy) {
  /** @type {Set<string>} */
  const bundled = new Set()
  for (const { resource, rawRequest = '' } of sourceModules(compilation)) {
    for (const [key, { request }] of Object.entries(policy)) {
      // Compared by name, because parts of a package without state are not shared (react/jsx-runtime).
      const isNamed = key.endsWith('/') ? rawRequest.startsWith(key) : rawRequest === key
      if (isNamed || resource === request) bundled.add(key)
    }
  }
  return [...bundled].toSorted()
}

/**
 * Modules with a source of their own; the bundler concatenates many of them into one.
 * @param {Compilation} compilation
 */
function sourceModules(compilation) {
  /** @typedef {{ resource?: string, rawRequest?: string, modules?: Source[] }} Source */
  const modules = /** @type {Source[]} */ (/** @type {unknown} */ ([...compilation.modules]))
  return modules.flatMap((module) => [module, ...(module.modules ?? [])])
}

/**
 * The version ranges that the build consumes.
 * @param {Compilation} compilation
 * @returns {Record<string, string>}
 */
function requiredShares(compilation) {
  /** @type {Record<string, string>} */
  const required = {}
  for (const module of compilation.modules) {
    const share = consumedShare(module)
    if (share?.range) required[share.key] = share.range
  }
  return required
}

/**
 * Without chunks that a chunk of the start includes: the bundler never loads those.
 * @param {Compilation} compilation
 * @param {readonly Chunk[]} startup
 * @returns {Record<string, ReleaseScreen>}
 */
function providedShares(compilation, startup) {
  const included = new Set(startup.flatMap(({ ids }) => ids))
  /** @type {Record<string, ReleaseScreen>} */
  const provided = {}
  for (const module of compilation.modules) {
    if (module.type !== 'provide-module') continue
    const { _name: key } = /** @type {import('webpack').Module & { _name: string }} */ (module)
    const groups = module.blocks.map((block) => compilation.chunkGraph.getBlockChunkGroup(block))
    const chunks = groups.flatMap((group) => group?.chunks ?? [])
    provided[key] = needs(
      compilation,
      chunks.filter(({ id }) => !included.has(id)),
    )
  }
  return provided
}

/**
 * @param {Compilation} compilation
 * @param {readonly Chunk[]} chunks
 * @returns {ReleaseScreen}
 */
function needs(compilation, chunks) {
  /** @type {Set<string>} */
  const consumes = new Set()
  for (const chunk of chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const share = consumedShare(module)
      if (share) consumes.add(share.key)
    }
  }
  return { files: [...new Set(chunks.flatMap(scripts))], consumes: [...consumes].toSorted() }
}

/**
 * The shared package that a module stands for. Rspack has it in the module's name only, as
 * `consume shared module (default) react@^19.0.0 (strict)`.
 * @param {import('webpack').Module} module
 */
export function consumedShare(module) {
  if (module.type !== 'consume-shared-module') return undefined
  const { options } =
    /** @type {{ options?: { shareKey: string, requiredVersion?: string | false, import?: string } }} */ (
      /** @type {unknown} */ (module)
    )
  if (options) {
    const { shareKey: key, requiredVersion: range } = options
    return { key, range, isBundled: options.import !== undefined }
  }
  const [, key = '', range] =
    /^consume shared module \([^)]*\) (@?[^@]+)@([^(]*[^( ])/.exec(module.identifier()) ?? []
  return { key, range, isBundled: false }
}

/** @param {Chunk} chunk */
function scripts(chunk) {
  return [...chunk.files].filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'))
}
