import { isSource } from '../github/languages'
import {
  hasTestName,
  isExample,
  isBelowTests,
  isConfiguration,
  isFixture,
  isForeign,
  isGeneratedName,
  isTest,
} from '../github/paths'
import type { FileEntry } from '../github/worth'
import type { Manifest } from './manifests/manifest'
import type { RepositoryFacts } from './repository-facts'
import { skeletonOf } from './skeletons'

/** What its authors wrote: neither vendored, copied, generated nor empty. */
export function ownFiles({ entries, files }: RepositoryFacts): FileEntry[] {
  const isSkeleton = skeletonOf(entries)
  const copied = foldersWithLicence(entries)
  return entries.filter(
    ({ path, bytes }) =>
      bytes > 0 &&
      !isForeign(path) &&
      !isFixture(path) &&
      !isHidden(path) &&
      !isGeneratedName(path) &&
      files[path]?.source?.isGenerated !== true &&
      !isSkeleton(path) &&
      !copied.some((folder) => path.startsWith(folder)),
  )
}

/** A source that is neither a test, configuration nor an example. */
export const isOwnSource = ({ path }: FileEntry) =>
  isSource(path) &&
  !isTest(path) &&
  !isBelowTests(path) &&
  !isConfigurationSource(path) &&
  !isExample(path)

/** Those that were read and have tests in them; with one of these, also those that were not read. */
export function testsAmong({ files }: RepositoryFacts, own: FileEntry[]) {
  const named = own.filter(
    ({ path }) =>
      isTest(path) && !isExample(path) && (isSource(path) || /\.(?:bats|t|feature)$/.test(path)),
  )
  const isRead = ({ path }: FileEntry) => files[path]?.source !== undefined
  const sure = named.filter(({ path }) => files[path]?.source?.hasTests)
  const areSure =
    sure.length > 0 ||
    Object.entries(files).some(([path, { manifest }]) => isTest(path) && usesRunner(manifest))
  return named.filter((file) =>
    isRead(file) ? sure.includes(file) : areSure || hasTestName(file.path),
  )
}

const usesRunner = (manifest: Manifest | undefined) =>
  [...(manifest?.dependencies ?? []), ...(manifest?.devDependencies ?? [])].some((name) =>
    /^(?:xunit|nunit|mstest|jest|vitest|mocha|pytest|rspec|junit|phpunit\/phpunit)\b/i.test(name),
  )

/** Settings of editors and assistants, not sources. */
const isHidden = (path: string) => /(?:^|\/)\.[^/]+\//.test(path)

/** Libraries that were copied with their licence. */
const foldersWithLicence = (entries: FileEntry[]) =>
  entries.flatMap(({ path }) => {
    const [, folder = ''] =
      /^(.*\/(?:public|static|assets|wwwroot|resources|libs?|libraries|drivers)\/.+\/|(?:public|static|assets|wwwroot|libs?|libraries|drivers)\/.+\/)(?:[\w.]+-)?licen[cs]e[^/]*$/i.exec(
        path,
      ) ?? []
    return folder ? [folder] : []
  })

const isConfigurationSource = (path: string) =>
  isConfiguration(path) ||
  /(?:^|\/)(?:[\w.-]+\.(?:config|mix)\.[cm]?[jt]s|setup\.py|conftest\.py|manage\.py|gulpfile\.js|bootstrap\/app\.php|Gruntfile\.js|\w+\.gradle\.kts|Package\.swift|mix\.exs|build\.rs|build\.zig|[\w-]*_config\.py|(?:noxfile|tasks|fabfile)\.py|\.[\w-]+rc\.[cm]?js)$/.test(
    path,
  ) ||
  (path.endsWith('.d.ts') && !path.startsWith('source/')) ||
  /(?:^|\/)(?:[a-z]{2}[_-][A-Z]{2}|migrations?|locales?|lang|config|seeds?|seeders|factories)\/|\.blade\.php$/i.test(
    path,
  )
