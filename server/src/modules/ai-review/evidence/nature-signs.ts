import { isMarkup } from '../github/languages'
import { isBeside } from '../github/paths'
import type { Evidence } from './evidence-types'
import { says, type SaidKind } from './said-kinds'

export type Known = Omit<Evidence, 'nature'>
export type Sign = (known: Known) => boolean

export const calledOne =
  (kind: SaidKind): Sign =>
  (known) =>
    says(known, kind)

export const depends =
  (...kinds: Evidence['technologies']['makes']): Sign =>
  ({ technologies }) =>
    kinds.some((kind) => technologies.makes.includes(kind))

export const has =
  (pattern: RegExp): Sign =>
  (known) =>
    known.has(pattern)

const types =
  (pattern: RegExp): Sign =>
  ({ readme }) =>
    readme?.commands.some((command) => pattern.test(command)) ?? false

/** Commands with the project's own name. */
const typesName =
  (pattern: RegExp): Sign =>
  ({ readme, facts }) =>
    readme?.commands.some(
      (command) =>
        pattern.test(command) && command.toLowerCase().includes(facts.name.toLowerCase()),
    ) ?? false

export const isInstalled = typesName(
  /^(?:sudo )?(?:brew|pipx|cargo|go|apt|apt-get|dnf|pacman|port|scoop|winget|snap|cabal|stack|yay|choco|nix-env) (?:install|-\w*[Si])|^(?:npm|yarn|pnpm) .*(?:-g\b|global\b)|^npx /,
)
export const isAdded = typesName(
  /^(?:npm|yarn|pnpm|pip3?|python3? -m pip|composer|go|cargo|gem|dotnet) (?:i|install|add|get|require)\b(?!.*(?:-g\b|global\b))/,
)
export const isStarted = types(
  /\b(?:start|dev|serve|server|runserver|run|compose|artisan|build|up)\b|^(?:\.\/|make|python3? |node |java )/,
)
/** Its README shows code that uses it. */
export const isShownInCode: Sign = ({ readme }) => readme?.hasExamples ?? false

/** A tool may have made a larger text of the sources. */
const mostBytesOfText = 200_000

/** How many times larger the texts are than the sources. */
function shareOfTexts({ sources, facts }: Known) {
  const bytesOf = (files: { bytes: number }[]) =>
    files.reduce((sum, { bytes }) => sum + Math.min(bytes, mostBytesOfText), 0)
  const texts = facts.entries.filter(({ path }) => /\.(?:md|rst|adoc|tex)$/i.test(path))
  return bytesOf(texts) / Math.max(1, bytesOf(sources))
}
export const hasMoreTexts: Sign = (known) => shareOfTexts(known) > 3
const isSetting = ({ path }: { path: string }) => /\.(?:ya?ml|j2|conf|cfg|ini)$/.test(path)
/** Beside many settings, such as playbooks. */
export const hasFewSources: Sign = ({ root, sources, facts }) =>
  !root && sources.length * 10 < facts.entries.filter(isSetting).length
export const hasNoPages: Sign = ({ facts }) =>
  !facts.entries.some(({ path }) => isMarkup(path) && !path.endsWith('.tex'))
export const isMostlyTexts: Sign = (known) => shareOfTexts(known) > 20 && !known.root?.makes.length

/** Scripts may make them. */
export const isMostlyNotebooks: Sign = ({ sources }) => {
  const { length } = sources.filter(({ path }) => path.endsWith('.ipynb'))
  return length > 1 && length * 2 >= sources.length
}

const uses =
  (plugin: RegExp): Sign =>
  ({ manifests }) =>
    manifests.some(
      ({ path, dependencies }) => !isBeside(path) && dependencies.some((name) => plugin.test(name)),
    )
export const isAndroidApp = uses(/android\W?application$/i)

const declares =
  (what: 'library' | 'program'): Sign =>
  ({ root, manifests }) =>
    root && root.format !== 'Make'
      ? root.makes.includes(what)
      : manifests.some(
          ({ format, path, makes }) =>
            format === 'NuGet' && !isBeside(path) && makes.includes(what),
        )
const usesLibraryPlugin = uses(/android\W?library$/i)
export const isDeclaredLibrary: Sign = (known) =>
  declares('library')(known) ||
  (usesLibraryPlugin(known) && !isAndroidApp(known)) ||
  known.has(/^library\.properties$|^[^/]+\.rockspec$/)

const isAtRoot = (path: string) => /^[^/]+\.go$/.test(path)
export const isLaidOutAsLibrary: Sign = ({ root, sources, mains, ...known }) => {
  if (root?.format === 'Go') {
    const hasPackage = sources.some(({ path }) => isAtRoot(path))
    return hasPackage && !mains.some(isAtRoot) && !known.has(/^cmd\/|^main\.go$/)
  }
  if (root?.format === 'Cargo') return known.has(/^src\/lib\.rs$/) && !known.has(/^src\/main\.rs$/)
  return known.has(
    /^(?:src\/|lib\/)?\w+\/__init__\.py$|^lib\/[\w-]+\.(?:rb|ex)$|^R\/|^include\/|^Sources?\/|^src\/[A-Z]\w*\.(?:jl|php)$/,
  )
}

/** Others include them. */
export const isHeadersOnly: Sign = ({ language, sources }) =>
  /^C(?:\+\+)?$/.test(language) &&
  sources.every(({ path }) => /\.(?:h|hh|hpp|hxx|ipp|inl)$/.test(path))

const startedOtherwise =
  /(?:^|\/)(?:AndroidManifest\.xml|App\.xaml|Main\.storyboard|ProjectVersion\.txt|web\.config|Startup\.cs)$/
export const startsNothing: Sign = ({ mains, language, technologies, ...known }) =>
  !known.has(startedOtherwise) &&
  /^(?:C|C\+\+|C#|Java|Kotlin|Go|Lua)$/.test(language) &&
  technologies.makes.length === 0 &&
  mains.every(isBeside)

const parsers = [
  'clap',
  'structopt',
  'argh',
  'github.com/spf13/cobra',
  'github.com/urfave/cli',
  'github.com/urfave/cli/v2',
  'github.com/alecthomas/kong',
]
/** Several programs in one repository are exercises, or tools of something else. */
const mostMains = 2
export const startsOnce: Sign = ({ mains }) =>
  mains.length <= mostMains && mains.some((path) => /^(?:src\/|cmd\/)?[^/]+$/.test(path))
const hasCommandLayout = has(/^src\/(?:main\.rs|bin\/)|^(?:cmd\/.*)?main\.go$/)
/** Formats that declare programs with windows, too. */
const isAnyProgram: Sign = ({ root }) =>
  !root || root.format === 'CMake' || root.format === 'Gradle'
export const isDeclaredCommand: Sign = (known) =>
  (declares('program')(known) && !isAnyProgram(known)) ||
  (hasCommandLayout(known) && parsers.some((name) => known.root?.dependencies.includes(name)))

const usesAppFramework: Sign = ({ technologies }) => technologies.makes.length > 0
/** Its own words name something else than what people build upon. */
export const isCalledApp: Sign = (known) =>
  (says(known, 'app') || says(known, 'game')) && !says(known, 'library')
/** Its own words name what people build upon, which its examples may make an app of. */
export const isCalledLibrary: Sign = (known) =>
  says(known, 'library') && !says(known, 'app') && !says(known, 'command')
export const isUsedByApp: Sign = (known) =>
  isCalledApp(known) || (usesAppFramework(known) && !isDeclaredLibrary(known))
