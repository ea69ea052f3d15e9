import { inLanguage, languagesOf, sourceLanguage } from './languages'
import type { Registry, RegistryApp, RegistryRelease, ScreenFiles } from './registry'
import { shellName } from './registry'
import type { Release, ReleaseScreen } from './release'

/** The bundler's description of a build, which tools read. */
const buildManifest = /^mf-manifest(\.[\da-f]+)?\.json$/

/** `previous`: the releases that replace failing ones, at most one per app. */
export interface ComposeOptions {
  isDevelopment?: boolean
  previous?: readonly Release[]
  /** What is turned off: apps, or with a slot only their content of it. */
  switchedOff?: readonly { app: string; slot: string | null }[]
  /** One of `languagesOf` the releases. */
  language?: string
}

/**
 * Composes the registry of a browser from releases. Apps are sorted by name, so that equal releases give equal bytes;
 * development routes are excluded by default.
 */
export function composeRegistry(
  releases: readonly Release[],
  {
    isDevelopment = false,
    previous = [],
    switchedOff = [],
    language = sourceLanguage,
  }: ComposeOptions = {},
): Registry {
  const languages = languagesOf(releases)
  const sorted = releases
    .map((release) => inLanguage(release, language))
    .toSorted((left, right) => (left.app < right.app ? -1 : 1))
  const shell = sorted.find((release) => release.app === shellName)
  const isOff = (app: string, slot?: string) =>
    switchedOff.some((off) => off.app === app && (off.slot === null || off.slot === slot))
  const offered = <T extends object>(pick: (release: Release) => readonly T[]) =>
    sorted.flatMap((release) => pick(release).map((entry) => ({ ...entry, app: release.app })))
  return {
    apps: Object.fromEntries(
      sorted.map((release) => {
        const before = previous.find(({ app }) => app === release.app)
        const off = switchedOff.filter(({ app }) => app === release.app)
        return [
          release.app,
          switched(registryApp(release, { shell, previous: before, language }), off),
        ]
      }),
    ),
    routes: offered((release) =>
      release.manifest.routes.filter(({ development }) => isDevelopment || !development),
    ),
    menu: offered((release) => release.manifest.menu)
      .filter(({ app }) => !isOff(app))
      .toSorted((a, b) => a.order - b.order),
    slots: offered((release) => release.manifest.slots).filter(
      ({ app, slot }) => !isOff(app, slot),
    ),
    commands: offered((release) => release.manifest.commands ?? []).filter(
      ({ app }) => !isOff(app),
    ),
    keys: offered((release) => release.manifest.keys ?? []).filter(({ app }) => !isOff(app)),
    ...(languages.length > 1 && { language, languages }),
  }
}

/** The base URL of all files of a release. */
export function releaseBase(release: Pick<Release, 'app' | 'version'>): string {
  return `/apps/${release.app}/${release.version}/`
}

/** Stands for the version in the URL of a file that releases share. */
export const sharedVersion = 'files'

/** The base URL of the files that a page loads: the same for all releases whose file names have a hash of the content. */
export function filesBase({ app, version, hashedNames }: Release): string {
  return releaseBase({ app, version: hashedNames ? sharedVersion : version })
}

/** Whether a file name has a hash of the content. */
export const isHashedName = (name: string): boolean => /\.[\da-f]{8,}\.[a-z\d]+$/.test(name)

/** The scripts of the shell that hold these shared packages and their own shared dependencies. */
export function sharedFiles(shell: Release | undefined, keys: readonly string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const share = shell?.shares[key]
    for (const file of share?.files ?? []) files.add(file)
    for (const next of share?.consumes ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return [...files]
}

function registryApp(
  release: Release,
  { shell, previous, language }: { shell?: Release; previous?: Release; language: string },
): RegistryApp {
  return {
    ...registryRelease(release, language),
    screens: Object.fromEntries(
      Object.entries(release.screens).map(([name, screen]) => [
        name,
        screenFiles(release, screen, shell),
      ]),
    ),
    ...(previous && { previous: standIn(previous, language) }),
  }
}

/** Without hashes the page refuses every script of an app that is off; shells that do not know the mark included. */
function switched(app: RegistryApp, off: readonly { slot: string | null }[]): RegistryApp {
  if (off.length === 0) return app
  if (off.some(({ slot }) => slot === null)) {
    const { previous: _previous, ...rest } = app
    return { ...rest, screens: {}, integrity: {}, isOff: true }
  }
  return { ...app, offSlots: off.flatMap(({ slot }) => slot ?? []) }
}

/** Another shell needs a new page load, so only its version is included. */
function standIn(previous: Release, language: string): RegistryRelease {
  const release = registryRelease(previous, language)
  return previous.app === shellName ? { ...release, integrity: {} } : release
}

/** What a browser needs to load this release and to verify its files (subresource integrity). */
export function registryRelease(release: Release, language = sourceLanguage): RegistryRelease {
  const guarded = Object.entries(release.files).filter(
    ([name]) => name.endsWith('.js') || buildManifest.test(name),
  )
  return {
    version: release.version,
    base: filesBase(release),
    entry: release.entry,
    federationName: release.federationName,
    ...(release.languages?.[language] && { isTranslated: true }),
    integrity: Object.fromEntries(guarded.map(([name, file]) => [name, file.integrity])),
  }
}

function screenFiles(
  release: Release,
  screen: ReleaseScreen,
  shell: Release | undefined,
): ScreenFiles {
  const started = new Set(shell ? startupFiles(shell) : [])
  return {
    files:
      release === shell
        ? screen.files.filter((file) => !started.has(file))
        : [release.entry, ...screen.files],
    shellFiles: sharedFiles(shell, screen.consumes).filter((file) => !started.has(file)),
  }
}

/** The scripts that the shell loads before the first render of any page: the entry, then the largest first. */
export function startupFiles(shell: Release): string[] {
  const shared = sharedFiles(shell, shell.startup.consumes)
  const sizeOf = (name: string) => shell.files[name]?.size ?? 0
  const others = [...shell.startup.files, ...shared].toSorted(
    (one, other) => sizeOf(other) - sizeOf(one),
  )
  return [...new Set([shell.entry, ...others])]
}
