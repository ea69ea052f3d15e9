import type { Facts } from './facts'
import type { Rule } from './finding'
import { code, codes, counted } from './quote'

const installed =
  /(?:^|\/)(node_modules|bower_components|venv|\.venv|site-packages|__pycache__|Pods)\//
const built = /^(?:[\w-]+\/)?(dist|build|out|target|coverage|\.next)\//
/** What people write by hand, and what no program but a compiler makes. */
const byHand = /(?<!\.d)\.[cm]?tsx?$|\.(?:py|go|rs|sh|md|ya?ml)$/
const byMachine =
  /\.(?:map|class|jar|o|so|exe|dll|wasm|d\.ts)$|\.min\.|[.-](?=\w*\d)[\da-f]{8,}\.|(?:^|\/)(?:dist|\.next|coverage)\/|\/index\.html$/i
const ownSettings = /(?:^|\/)\.env(?:\.(?:local|production|development|prod|dev))?$/
const privateKey = /(?:^|\/)(?:id_(?:rsa|ed25519|ecdsa)|[^/]+\.(?:pem|p12|pfx|keystore|jks))$/
const litter = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini|\.idea\/.+|[^/]+\.swp)$/

/** What is in the repository and should not be. */
export const hygieneRules: Rule = (facts) => {
  const { repository } = facts
  const { entries, description, topics } = repository
  const matching = (pattern: RegExp) => entries.filter(({ path }) => pattern.test(path))
  const litterFound = matching(litter)
  const [settings] = matching(ownSettings)
  const [key] = matching(privateKey).filter(({ path }) => !/test|fixture|example|spec/i.test(path))
  const isIgnoring = facts.has(/(?:^|\/)\.gitignore$/) !== undefined
  return [
    settings && {
      kind: 'risk',
      title: 'A file with settings of your own is public.',
      evidence: `${code(settings.path)} is in the repository, and such files often hold passwords and keys.`,
      next: `Change what is secret in it first: the history keeps it. Then ${code(`git rm --cached ${settings.path}`)}, name it in ${code('.gitignore')} and keep a ${code('.env.example')} without values.`,
      file: settings.path,
      weight: 97,
    },
    key && {
      kind: 'risk',
      title: 'A private key may be public.',
      evidence: `${code(key.path)} looks like one by its name.`,
      next: 'If it opens anything, replace it there today, then remove it here; a repository never forgets.',
      file: key.path,
      weight: 98,
    },
    foreignFiles(facts),
    oldVersions(facts),
    litterFound.length > 0 && {
      kind: 'next step',
      title: 'Files of an editor or a system came along.',
      evidence: `${codes(litterFound.map(({ path }) => path))}.`,
      next: `Remove them with ${code('git rm --cached')} and name them in ${code('.gitignore')}: it is the kind of thing a reviewer sees first.`,
      file: litterFound[0]?.path,
      weight: 22,
    },
    !isIgnoring &&
      repository.isComplete &&
      entries.length >= 5 &&
      facts.sources.length > 0 && {
        kind: 'next step',
        title: `There is no ${code('.gitignore')}.`,
        evidence: `Nothing keeps installed packages, builds and settings out of ${counted(entries.length, 'file')}.`,
        next: 'Take the one for your language from github.com/github/gitignore.',
        weight: 26,
      },
    !description && {
      kind: 'next step',
      title: 'The repository’s page does not say what it is.',
      evidence: `GitHub’s box “About” has no description${topics.length === 0 ? ' and no topics' : ''}; it is what lists and searches show.`,
      next: 'Write one sentence there, and the three topics by which somebody should find it.',
      weight: 33,
    },
    !repository.isComplete && {
      kind: 'risk',
      title: 'It is too large to be read to its end.',
      evidence:
        'Its archive has over 50 MB packed or 400 MB unpacked, or over 20,000 files; what came first was read.',
      next: 'Move data, videos and builds out (releases, Git LFS, a download script): cloning takes everybody that long, too.',
      weight: 64,
    },
  ]
}

const copied = /(?:[-_. ](?:copy|old|backup|bak)|copy \d| \(\d\))\.\w+$/i

/** What people keep beside a file when they do not trust their history. */
function oldVersions({ sources }: Facts) {
  const paths = new Set(sources.map(({ path }) => path))
  const isNumbered = (path: string) => {
    const first = path.replace(/(?<!\d)[-_]?(?:v?\d|final)(\.\w+)$/i, '$1')
    return first !== path && paths.has(first)
  }
  const found = [...paths].filter((path) => copied.test(path) || isNumbered(path))
  if (found.length < 2) return undefined
  return {
    kind: 'next step' as const,
    title: 'Old versions stand beside the new ones.',
    evidence: `${codes(found)} look like copies by their names.`,
    next: 'Keep the one that counts and delete the others: the history has them all, and nobody has to ask which one runs.',
    file: found[0],
    weight: 46,
  }
}

function foreignFiles(facts: Facts) {
  const { entries } = facts.repository
  for (const [pattern, what] of [
    [installed, 'Installed packages are'],
    [built, 'What a build makes is'],
  ] as const) {
    const found = entries.filter(({ path }) => pattern.test(path))
    const folder = pattern.exec(found[0]?.path ?? '')?.[1] ?? ''
    const isWanted =
      found.length < 3 ||
      facts.has(/^action\.ya?ml$/) !== undefined ||
      found.some(({ path }) => byHand.test(path)) ||
      !found.some(({ path }) => byMachine.test(path))
    if (found.length > 0 && (!isWanted || pattern === installed)) {
      return {
        kind: 'risk' as const,
        title: `${what} in the repository.`,
        evidence: `${counted(found.length, 'file')} of ${counted(entries.length, 'file')} stand in ${code(`${folder}/`)}; whoever reads the code has to find yours among them.`,
        next: `${code(`git rm -r --cached ${folder}`)}, and ${code(`${folder}/`)} in ${code('.gitignore')}: everybody makes their own.`,
        weight: pattern === installed ? 76 : 48,
      }
    }
  }
  return undefined
}
