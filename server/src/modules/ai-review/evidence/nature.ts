import { isMarkup } from '../github/languages'
import { isBeside } from '../github/paths'
import type { Evidence, Nature } from './evidence-types'

type Known = Omit<Evidence, 'nature'>

const makes =
  (what: Evidence['technologies']['makes'][number]) =>
  ({ technologies }: Known) =>
    technologies.makes.includes(what)

/** A tool may have made a larger text of the sources. */
const mostBytesOfText = 200_000

/** Texts, with a helper script at most. */
function isDocuments({ sources, facts, root }: Known) {
  const bytesOf = (files: { bytes: number }[]) =>
    files.reduce((sum, { bytes }) => sum + Math.min(bytes, mostBytesOfText), 0)
  const texts = facts.entries.filter(({ path }) => /\.(?:md|rst|adoc|tex)$/i.test(path))
  const hasPages = facts.entries.some(({ path }) => isMarkup(path) && !path.endsWith('.tex'))
  return (
    !root?.makes.length && !hasPages && texts.length > 0 && bytesOf(sources) * 20 < bytesOf(texts)
  )
}

/** A package may have an action beside it. */
const isAction = ({ root, has }: Known) =>
  has(/^action\.ya?ml$/) && (root?.format === 'npm' || !root?.makes.length)

const isMonorepo = ({ parts, root, has }: Known) =>
  parts.length > 1 && !root?.makes.length && !has(/^src\/(?:lib|main)\.rs$/)

/** The app beside it shows it. */
const isAndroidLibrary = (manifests: Known['manifests']) => {
  const inside = manifests.filter(({ path }) => !isBeside(path))
  const uses = (plugin: string) => inside.some(({ dependencies }) => dependencies.includes(plugin))
  return uses('com.android.library') && !uses('com.android.application')
}

function isLibrary({ root, manifests, has, language, sources, mains }: Known) {
  if (language === '') return false
  if (root?.format === 'Cargo') return has(/^src\/lib\.rs$/) && !has(/^src\/main\.rs$/)
  if (root?.format === 'Go') {
    const isAtRoot = (path: string) => /^[^/]+\.go$/.test(path)
    return (
      sources.some(({ path }) => isAtRoot(path)) &&
      !mains.some(isAtRoot) &&
      !has(/^cmd\/|^main\.go$/)
    )
  }
  if (root?.format === 'Make') return false
  if (!root && has(/^[^/]+\.rockspec$/)) return true
  if (has(/^library\.properties$/) || isAndroidLibrary(manifests)) return true
  const projects = manifests.filter(({ format, path }) => format === 'NuGet' && !isBeside(path))
  if (!root && projects.length > 0) {
    return (
      projects.some((one) => one.makes.includes('library')) &&
      !projects.some((one) => one.makes.includes('program'))
    )
  }
  const made = root?.makes ?? []
  return made.includes('library') && (root?.format !== 'CMake' || !made.includes('program'))
}

const parsers = [
  'clap',
  'structopt',
  'argh',
  'github.com/spf13/cobra',
  'github.com/urfave/cli',
  'github.com/urfave/cli/v2',
  'github.com/alecthomas/kong',
]

function isCommand({ root, has }: Known) {
  if (root?.format === 'npm' || root?.format === 'Python') return root.makes.includes('program')
  if (root?.format === 'Cabal') return root.makes.includes('program')
  return (
    (has(/^src\/(?:main\.rs|bin\/)|^(?:cmd\/.*)?main\.go$/) ||
      (root?.makes.includes('program') ?? false)) &&
    parsers.some((name) => root?.dependencies.includes(name))
  )
}

/** A command whose manifest does not call it one. */
const isBoth = ({ root, facts, readme }: Known) =>
  root?.format !== 'Cabal' &&
  !/command[ -]line|\bcli\b|terminal|\bconsole\b|\b(?:app|formatter|linter)\b/i.test(
    `${root?.description ?? ''} ${facts.page?.description ?? ''} ${readme?.opening ?? ''}`,
  ) &&
  !facts.name.endsWith('-cli')

/** Several programs in one repository are exercises, or tools of something else. */
const mostMains = 2

function isProgram({ root, has, mains }: Known) {
  if (mains.length > mostMains || root?.format === 'Maven' || root?.format === 'Gradle')
    return false
  return (
    mains.some((path) => /^(?:src\/|cmd\/)?[^/]+$/.test(path)) ||
    has(/^src\/main\.rs$|^main\.go$/) ||
    (root?.makes.includes('program') ?? false)
  )
}

/** Scripts may make them. */
function areNotebooks({ sources }: Known) {
  const { length } = sources.filter(({ path }) => path.endsWith('.ipynb'))
  return length * 2 > sources.length || (length > 1 && length * 2 === sources.length)
}

/** Others include them. */
const isHeadersOnly = ({ language, sources, mains }: Known) =>
  /^C(?:\+\+)?$/.test(language) &&
  mains.length === 0 &&
  sources.every(({ path }) => /\.(?:h|hh|hpp|hxx|ipp|inl)$/.test(path))

/** The first that holds; the surest come first. */
const signs: [nature: Nature, holds: (known: Known) => boolean][] = [
  ['dotfiles', ({ facts }) => /^\.?(?:dot-?files?|dots)$/i.test(facts.name)],
  [
    'infrastructure',
    ({ language, has, root }) =>
      language === 'HCL' ||
      root?.format === 'Helm' ||
      has(/^(?:roles\/[^/]+\/)?tasks\/main\.ya?ml$/),
  ],
  ['documents', isDocuments],
  ['documents', ({ facts }) => /^awesome(?:-|$)/i.test(facts.name)],
  ['GitHub Action', isAction],
  ['monorepo', isMonorepo],
  [
    'game',
    ({ has }) => has(/^(?:[^/]+\/)?(?:ProjectSettings\/ProjectVersion\.txt|project\.godot)$/),
  ],
  [
    'Neovim plugin',
    ({ has, facts }) => has(/^lua\//) && (has(/^plugin\//) || /nvim/i.test(facts.name)),
  ],
  [
    'firmware',
    ({ root, has }) =>
      root?.format === 'PlatformIO' || (has(/\.ino$/) && !has(/^library\.properties$/)),
  ],
  [
    'firmware',
    ({ language, has }) => /^C(?:\+\+)?$/.test(language) && has(/\.(?:hex|ioc|uvprojx)$/),
  ],
  ['mobile app', ({ root, has }) => root?.format === 'pub' && has(/^lib\/main\.dart$/)],
  ['command-line program', (known) => isCommand(known) && !(isLibrary(known) && isBoth(known))],
  ['library with a command', (known) => isLibrary(known) && isCommand(known)],
  ['library', isLibrary],
  [
    'Android app',
    ({ has, language }) =>
      has(/src\/main\/AndroidManifest\.xml$/) && ['Kotlin', 'Java'].includes(language),
  ],
  ['mobile app', makes('mobile app')],
  ['desktop app', makes('desktop app')],
  ['game', makes('game')],
  ['web app', makes('web app')],
  ['bot', makes('bot')],
  [
    'web app',
    ({ technologies, has }) =>
      technologies.makes.includes('server') && has(/(?:^|\/)templates\/.*\.html$/),
  ],
  ['server', ({ has }) => has(/^(?:[^/]+\/)?manage\.py$/)],
  ['server', makes('server')],
  ['notebooks', areNotebooks],
  ['library', isCalledLibrary],
  ['library', isHeadersOnly],
  ['program', isProgram],
  [
    'website',
    ({ has, language }) =>
      has(/^(?:public\/|src\/|docs\/)?index\.html$/) &&
      ['', 'JavaScript', 'TypeScript'].includes(language),
  ],
]

/** For languages without a manifest that says so. */
function isCalledLibrary({ readme, root, mains }: Known) {
  const said = `${root?.description ?? ''} ${readme?.opening ?? ''}`
  return mains.length === 0 && /\blibrary\b/i.test(said)
}

export const natureOf = (known: Known): Nature =>
  signs.find(([, holds]) => holds(known))?.[0] ?? 'project'
