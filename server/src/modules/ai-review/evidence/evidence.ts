import { languageOf } from '../github/languages'
import { baseOf, isCi, isForeign, isLicense, isTest } from '../github/paths'
import type { FileEntry } from '../github/worth'
import type { Manifest } from './manifests/manifest'
import type { At, Evidence } from './evidence-types'
import { natureOf } from './nature'
import { hasFewSources, hasMoreTexts } from './nature-signs'
import { isOwnSource, ownFiles, testsAmong } from './own-files'
import type { RepositoryFacts } from './repository-facts'
import { technologiesOf } from './technologies'

const mostPrograms = 5

export function evidenceOf(facts: RepositoryFacts): Evidence {
  const { entries, files } = facts
  const own = ownFiles(facts)
  const sources = own.filter(isOwnSource)
  const manifests = collect(facts, ({ manifest }) => manifest).filter(
    ({ path }) => !isForeign(path) && !isOfAccompaniment(path) && !isTest(path),
  )
  const root = manifests
    .filter(({ path }) => !path.includes('/'))
    .toSorted((one, other) => rankOf(one) - rankOf(other))[0]
  const mains = sources.filter(({ path }) => files[path]?.source?.isMain).map(({ path }) => path)
  const known = {
    facts,
    readme: collect(facts, ({ readme }) => readme).toSorted(
      (one, other) => readmeRank(one.path) - readmeRank(other.path),
    )[0],
    sources,
    tests: testsAmong(facts, own),
    inlineTests: sources.filter(({ path }) => files[path]?.source?.hasTests),
    mains,
    manifests,
    root,
    ci: collect(facts, ({ ci }) => ci),
    licence: licenceOf(facts, root, manifests),
    // Each of many programs may use another framework.
    technologies: technologiesOf(
      mains.length > mostPrograms ? [] : manifests.filter((one) => isOfApp(one.path, root)),
    ),
    parts: partsOf(facts, manifests),
    ...languageOfMost(sources, root),
    isWhole: isWhole(facts, root),
    has: (pattern: RegExp) => entries.some(({ path }) => pattern.test(path)),
  }
  const nature = natureOf(known)
  // A list may have a script that checks it.
  const isSure =
    nature !== 'project' || root?.makes.length || !(hasMoreTexts(known) || hasFewSources(known))
  return isSure ? { ...known, nature } : { ...known, nature, language: '', written: [] }
}

function collect<T extends object>(
  { files }: RepositoryFacts,
  select: (facts: RepositoryFacts['files'][string]) => T | undefined,
): At<T>[] {
  return Object.entries(files).flatMap(([path, file]) => {
    const found = select(file)
    return found ? [{ ...found, path }] : []
  })
}

/** GitHub leaves out of archives what `.gitattributes` says, itself included: a habit of PHP packages. */
const isWhole = ({ isComplete, files }: RepositoryFacts, root: Manifest | undefined) =>
  isComplete &&
  root?.format !== 'Composer' &&
  !Object.values(files).some(({ leavesOut }) => leavesOut)

/** Manifests at the root, and of the usual parts of an app. */
const isOfApp = (path: string, root: Manifest | undefined) =>
  !path.includes('/') ||
  (root?.format !== 'pub' &&
    /^(?:frontend|client|web|ui|app|backend|server|api|mobile|packages|apps|src|requirements)\//i.test(
      path,
    ) &&
    path.split('/').length <= 4)

/** Manifests of what accompanies a project. */
const isOfAccompaniment = (path: string) =>
  /(?:^|\/)(?:examples?|fixtures?|templates?|docs?|website|site|bench\w*|demos?|samples?|playground|fuzz)\//i.test(
    path,
  )

const formats: Manifest['format'][] = [
  'Cargo',
  'Go',
  'pub',
  'Composer',
  'Ruby',
  'Python',
  'Maven',
  'Gradle',
  'NuGet',
  'Mix',
  'Cabal',
  'R',
  'Julia',
  'SwiftPM',
  'npm',
  'PlatformIO',
  'Helm',
  'CMake',
  'Make',
]
/** Those that declare what they make come first. */
const rankOf = ({ format, makes }: Manifest) =>
  formats.indexOf(format) + (makes.length > 0 ? 0 : formats.length)

const readmeRank = (path: string) =>
  (path.includes('/') ? 2 : 0) +
  (/^readme(?:\.\w+)?$/i.test(baseOf(path)) ? 0 : 1) +
  path.length / 1000

function licenceOf(
  { files, entries, page }: RepositoryFacts,
  root: At<Manifest> | undefined,
  manifests: At<Manifest>[],
) {
  const read = Object.entries(files).find(([path, { licence }]) => licence && isLicense(path))
  if (read) return { path: read[0], id: read[1].licence ?? '' }
  const named = page?.license === 'NOASSERTION' ? '' : (page?.license ?? '')
  const file = entries.find(({ path }) => isLicense(path) || /^licen[cs]es?\//i.test(path))
  if (file) return { path: file.path, id: named }
  const naming = [root, ...manifests].find((manifest) => manifest?.license)
  if (naming) return { path: naming.path, id: naming.license ?? '' }
  return named ? { path: '', id: named } : undefined
}

/** The folders of packages that a workspace lists. */
function partsOf({ entries }: RepositoryFacts, manifests: At<Manifest>[]) {
  const isListed =
    manifests.some(({ hasParts, path }) => hasParts && !path.includes('/')) ||
    entries.some(({ path }) => /^(?:pnpm-workspace\.yaml|lerna\.json)$/.test(path))
  const inside = manifests.filter(({ path }) => /\/(?:package\.json|Cargo\.toml)$/.test(path))
  return isListed ? inside.map(({ path }) => path.slice(0, path.lastIndexOf('/'))).toSorted() : []
}

const notebook = 'Jupyter Notebook'
/** One that is larger was hardly written here. */
const mostBytesOfFile = 100_000

/** Tools of projects in other languages come in these formats, too: they count where they declare what they make. */
const ofTools = new Set(['npm', 'Ruby'])
/** The languages of a format. */
const languageOfFormat: Partial<Record<Manifest['format'], RegExp>> = {
  Cargo: /^Rust$/,
  Go: /^Go$/,
  pub: /^Dart$/,
  Composer: /^PHP$/,
  Ruby: /^Ruby$/,
  npm: /Script$|^(?:Vue|Svelte|Astro)$/,
  Mix: /^Elixir$/,
  Cabal: /^Haskell$/,
  R: /^R$/,
  Julia: /^Julia$/,
  SwiftPM: /^Swift$/,
}
const leastShare = 0.6

/** The language of most of the sources, unless the manifest is of another, and those that are written in it. */
function languageOfMost(sources: readonly FileEntry[], root: Manifest | undefined) {
  const bytesOf = (form: RegExp) =>
    sources.reduce((sum, { path, bytes }) => sum + (form.test(path) ? bytes : 0), 0)
  const headers = bytesOf(/\.(?:c[cpx]{1,2}|h[hpx]{1,2}|ino)$/) > bytesOf(/\.c$/) ? 'C++' : 'C'
  const nameOf = ({ path }: FileEntry) => (path.endsWith('.h') ? headers : (languageOf(path) ?? ''))
  const areNotebooks =
    sources.filter((file) => nameOf(file) === notebook).length * 2 > sources.length
  const sizes = new Map<string, number>()
  let all = 0
  for (const file of sources) {
    const name = nameOf(file)
    // A notebook holds its pictures, too.
    const isOther = name === notebook && !areNotebooks
    const size = isOther ? 1 : Math.min(file.bytes, mostBytesOfFile)
    sizes.set(name, (sizes.get(name) ?? 0) + size)
    all += size
  }
  const [language = ''] = [...sizes].find(([, size]) => size >= all * leastShare) ?? []
  const isSure = root && (root.makes.length > 0 || !ofTools.has(root.format))
  const ofManifest = isSure ? languageOfFormat[root.format] : undefined
  return ofManifest?.test(language) === false
    ? { language: '', written: [] }
    : { language, written: sources.filter((file) => nameOf(file) === language) }
}

/** CI files of whatever service, also of those that are not read. */
export const ciFiles = ({ facts }: Evidence) => facts.entries.filter(({ path }) => isCi(path))
