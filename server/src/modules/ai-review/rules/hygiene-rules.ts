import { isLicense } from '../github/paths'
import { type Facts, isLibrary } from './facts'
import type { Rule } from './finding'
import { code, counted } from './quote'

const installed =
  /(?:^|\/)(node_modules|bower_components|venv|\.venv|site-packages|__pycache__|Pods)\//
const ownSettings = /(?:^|\/)\.env(?:\.(?:local|production|development|prod|dev))?$/
const privateKey = /(?:^|\/)(?:id_(?:rsa|ed25519|ecdsa)|[^/]+\.(?:p12|pfx|keystore|jks))$/

/** What is in the repository and should not be, and what its page lacks. */
export const hygieneRules: Rule = (facts) => {
  const { repository, has } = facts
  const { entries, description, topics, isComplete, isFork } = repository
  const settings = has(ownSettings)
  const key = entries.find(
    ({ path }) => privateKey.test(path) && !/test|fixture|example|spec/i.test(path),
  )
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
    isFork && {
      kind: 'risk',
      title: 'It is a fork.',
      evidence: 'GitHub says so under its name, and a visitor takes the code for somebody else’s.',
      next: 'Say at the top of the README what you changed and why, with links to your commits or pull requests.',
      weight: 85,
    },
    installedPackages(facts),
    noLicence(facts),
    !description && {
      kind: 'next step',
      title: 'The repository’s page does not say what it is.',
      evidence: `GitHub’s box “About” has no description${topics.length === 0 ? ' and no topics' : ''}; it is what lists and searches show.`,
      next: 'Write one sentence there, and the three topics by which somebody should find it.',
      weight: 33,
    },
    !isComplete && {
      kind: 'risk',
      title: 'It is too large to be read to its end.',
      evidence:
        'Its archive has over 50 MB packed or 400 MB unpacked, or over 20,000 files; what came first was read.',
      next: 'Move data, videos and builds out (releases, Git LFS, a download script): cloning takes everybody that long, too.',
      weight: 64,
    },
  ]
}

function installedPackages({ repository: { entries } }: Facts) {
  const found = entries.filter(({ path }) => installed.test(path))
  const folder = installed.exec(found[0]?.path ?? '')?.[1]
  if (!folder) return undefined
  return {
    kind: 'risk' as const,
    title: 'Installed packages are in the repository.',
    evidence: `${counted(found.length, 'file')} of ${counted(entries.length, 'file')} are in ${code(`${folder}/`)}, and hide the code that is yours.`,
    next: `${code(`git rm -r --cached ${folder}`)}, and ${code(`${folder}/`)} in ${code('.gitignore')}: everybody makes their own.`,
    weight: 76,
  }
}

function noLicence(facts: Facts) {
  const { repository, sources } = facts
  const isNamed = repository.license !== '' && repository.license !== 'NOASSERTION'
  const hasFile = repository.entries.some(({ path }) => isLicense(path))
  if (isNamed || hasFile || !repository.isComplete || sources.length === 0) return undefined
  const isForOthers = isLibrary(facts)
  return {
    kind: isForOthers ? ('risk' as const) : ('next step' as const),
    title: 'There is no licence.',
    evidence: 'Without one nobody but you may use or change the code, whatever you meant.',
    next: `Add a ${code('LICENSE')}: MIT if everybody may use it; GitHub offers it when you create a file of that name.`,
    weight: isForOthers ? 66 : 40,
  }
}
