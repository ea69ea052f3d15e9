import type { Evidence } from '../evidence/evidence-types'
import { pythonModules } from '../evidence/python-modules'
import { isExample, isFixture, isTest } from '../github/paths'
import type { Finding, Rule } from './finding'
import { code, codes, counted } from './quote'

const installed = /(?:^|\/)(node_modules|bower_components|site-packages)\//
const ofMachines = /(?:^|\/)(\.DS_Store|Thumbs\.db|__pycache__\/[^/]+\.pyc|desktop\.ini)$/
const fewPackages = 8
const lockfile = /^(?:package-lock\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/

/** What is in the repository, on its page, and on a machine that is not its author's. */
export const tidinessRules: Rule = (evidence) => [
  isFork(evidence),
  tooLarge(evidence),
  installedPackages(evidence),
  machineFiles(evidence),
  undeclared(evidence),
  lockfiles(evidence),
  emptyPage(evidence),
  independent(evidence),
]

const isFork = ({ facts: { page } }: Evidence): Finding | false =>
  page?.isFork === true && {
    rule: 'fork',
    kind: 'risk',
    claim: [],
    title: 'It is a fork.',
    evidence: 'GitHub says so under its name, and a visitor takes the code for somebody else’s.',
    step: {
      what: 'Say at the top of the README what is yours.',
      how: 'What you changed and why, with links to your commits or pull requests.',
    },
    weight: 94,
  }

const tooLarge = ({ facts: { isComplete } }: Evidence): Finding | false =>
  !isComplete && {
    rule: 'too-large',
    kind: 'risk',
    claim: [],
    title: 'It is too large to be read to its end.',
    evidence:
      'Its archive has over 50 MB packed or 400 MB unpacked, or over 20,000 files; this review is of what came first.',
    weight: 40,
  }

function installedPackages({ facts: { entries } }: Evidence): Finding | false {
  const found = entries.filter(
    ({ path }) => installed.test(path) && !isTest(path) && !isFixture(path) && !isExample(path),
  )
  const folder = installed.exec(found[0]?.path ?? '')?.[1] ?? ''
  return (
    found.length >= fewPackages && {
      rule: 'packages-committed',
      kind: 'risk',
      claim: [folder],
      title: 'Installed packages are in the repository.',
      evidence: `${counted(found.length, 'file')} of ${counted(entries.length, 'file')} are in ${code(`${folder}/`)}, and hide the code that is yours.`,
      step: {
        what: `Take ${code(`${folder}/`)} out of the repository.`,
        how: `${code(`git rm -r --cached ${folder}`)}, and ${code(`${folder}/`)} in ${code('.gitignore')}: everybody makes their own.`,
      },
      weight: 78,
    }
  )
}

function machineFiles({ facts: { entries } }: Evidence): Finding | undefined {
  const found = entries.find(
    ({ path }) => ofMachines.test(path) && !isFixture(path) && !/^\.\w+\//.test(path),
  )
  return (
    found && {
      rule: 'machine-files',
      kind: 'gap',
      claim: [found.path],
      title: 'Files that machines make are in the repository.',
      evidence: `${code(found.path)} is one that nobody wrote.`,
      file: found.path,
      step: {
        what: 'Remove the files that machines make.',
        how: `${code(`git rm --cached ${found.path}`)}, and a line in ${code('.gitignore')}.`,
      },
      weight: 30,
    }
  )
}

/** Where there are more, they are exercises, each with its own needs. */
const mostScripts = 20
const declares =
  /(?:^|\/)(?:[\w.-]*require[\w.-]*\.(?:txt|in|pip)|environment[\w.-]*\.ya?ml|conda[\w.-]*\.ya?ml|Pipfile|setup\.(?:py|cfg)|pyproject\.toml|uv\.lock|flake\.nix|shell\.nix|[\w.]*Dockerfile)$/i

function undeclared({ facts, readme, sources, isWhole }: Evidence): Finding | undefined {
  const isSaid = readme?.commands.some((command) => /\b(?:pip3?|conda|uv|apt|brew)\b/.test(command))
  if (
    !isWhole ||
    sources.length > mostScripts ||
    isSaid ||
    facts.entries.some(({ path }) => declares.test(path))
  )
    return undefined
  const own = new Set(facts.entries.flatMap(({ path }) => path.replace(/\.\w+$/, '').split('/')))
  for (const { path } of sources) {
    const imports = facts.files[path]?.source?.imports ?? []
    const names = imports.filter((name) => !pythonModules.has(name) && !own.has(name))
    if (names.length === 0) continue
    return {
      rule: 'imports-undeclared',
      kind: 'risk',
      claim: [path, ...names],
      title: 'What it needs is written down nowhere.',
      evidence: `${code(path)} imports ${codes(names)}, and I saw no ${code('requirements.txt')} or ${code('pyproject.toml')}.`,
      file: path,
      step: {
        what: `Add a ${code('requirements.txt')}.`,
        how: `With the packages of these imports and their versions, so that ${code('pip install -r requirements.txt')} is all that is needed.`,
      },
      weight: 72,
    }
  }
  return undefined
}

function lockfiles({ facts: { entries } }: Evidence): Finding | false {
  const found = entries.map(({ path }) => path).filter((path) => lockfile.test(path))
  return (
    found.length > 1 && {
      rule: 'two-lockfiles',
      kind: 'gap',
      claim: found,
      title: 'Two package managers have left their lockfiles.',
      evidence: `The root has ${codes(found)}, and nobody knows which one counts.`,
      file: found[0],
      step: {
        what: 'Keep one lockfile.',
        how: 'That of the package manager that you use; delete the other.',
      },
      weight: 34,
    }
  )
}

const emptyPage = ({ facts: { page } }: Evidence): Finding | false =>
  page !== null &&
  page.description === '' && {
    rule: 'page-empty',
    kind: 'gap',
    claim: [],
    title: 'The repository’s page does not say what it is.',
    evidence: `GitHub’s box “About” has no description${page.topics.length === 0 ? ' and no topics' : ''}; it is what lists and searches show.`,
    step: {
      what: 'Describe it in GitHub’s box “About”.',
      how: 'One sentence, and the three topics by which somebody should find it.',
    },
    weight: 82,
  }

const listing = new Set(['Go', 'Cargo', 'npm'])

function independent({ root, nature }: Evidence): Finding | false | undefined {
  if (!root || nature !== 'library' || !listing.has(root.format) || root.hasParts) return false
  return (
    root.dependencies.length + (root.peers?.length ?? 0) === 0 && {
      rule: 'no-dependencies',
      kind: 'strength',
      claim: [root.path],
      title: 'It depends on nothing else.',
      evidence: `${code(root.path)} lists no packages that its users would have to install with it.`,
      file: root.path,
      best: 'no dependencies',
      weight: 68,
    }
  )
}
