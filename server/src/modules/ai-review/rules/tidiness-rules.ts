import { undeclaredImports } from '../evidence/undeclared-imports'
import { installedPackages, machineFile } from '../evidence/unwanted-files'
import { code, codes, counted } from './quote'
import type { Rule } from './rule'

const listing = new Set(['Go', 'Cargo', 'npm'])

/** What is in the repository, on its page, and on a machine that is not its author's. */
export const tidinessRules: Rule[] = [
  {
    name: 'fork',
    kind: 'risk',
    weight: 94,
    title: 'It is a fork.',
    step: {
      what: 'Say at the top of the README what is yours.',
      how: 'What you changed and why, with links to your commits or pull requests.',
    },
    find: ({ facts: { page } }) =>
      page?.isFork === true && {
        evidence:
          'GitHub says so under its name, and a visitor takes the code for somebody else’s.',
      },
  },
  {
    name: 'too-large',
    kind: 'risk',
    weight: 40,
    title: 'It is too large to be read to its end.',
    find: ({ facts }) =>
      !facts.isComplete && {
        evidence:
          'Its archive has over 50 MB packed or 400 MB unpacked, or over 20,000 files; this review is of what came first.',
      },
  },
  {
    name: 'packages-committed',
    kind: 'risk',
    weight: 78,
    title: 'Installed packages are in the repository.',
    find: (evidence) => {
      const found = installedPackages(evidence)
      if (!found) return undefined
      const files = counted(evidence.facts.entries.length, 'file')
      const folder = code(`${found.folder}/`)
      return {
        claim: [found.folder],
        evidence: `${counted(found.count, 'file')} of ${files} are in ${folder}, and hide the code that is yours.`,
        step: {
          what: `Take ${folder} out of the repository.`,
          how: `${code(`git rm -r --cached ${found.folder}`)}, and ${folder} in ${code('.gitignore')}: everybody makes their own.`,
        },
      }
    },
  },
  {
    name: 'machine-files',
    kind: 'gap',
    weight: 30,
    title: 'Files that machines make are in the repository.',
    find: (evidence) => {
      const path = machineFile(evidence)
      return (
        path !== undefined && {
          claim: [path],
          evidence: `${code(path)} is one that nobody wrote.`,
          file: path,
          step: {
            what: 'Remove the files that machines make.',
            how: `${code(`git rm --cached ${path}`)}, and a line in ${code('.gitignore')}.`,
          },
        }
      )
    },
  },
  {
    name: 'imports-undeclared',
    kind: 'risk',
    weight: 72,
    title: 'What it needs is written down nowhere.',
    step: {
      what: `Add a ${code('requirements.txt')}.`,
      how: `With the packages of these imports and their versions, so that ${code('pip install -r requirements.txt')} is all that is needed.`,
    },
    find: (evidence) => {
      const found = undeclaredImports(evidence)
      return (
        found && {
          claim: [found.path, ...found.names],
          evidence: `${code(found.path)} imports ${codes(found.names)}, and I saw no ${code('requirements.txt')} or ${code('pyproject.toml')}.`,
          file: found.path,
        }
      )
    },
  },
  {
    name: 'page-empty',
    kind: 'gap',
    weight: 82,
    title: 'The repository’s page does not say what it is.',
    step: {
      what: 'Describe it in GitHub’s box “About”.',
      how: 'One sentence, and the three topics by which somebody should find it.',
    },
    find: ({ facts: { page } }) =>
      page?.description === '' && {
        evidence: `GitHub’s box “About” has no description${page.topics.length === 0 ? ' and no topics' : ''}; it is what lists and searches show.`,
      },
  },
  {
    name: 'no-dependencies',
    kind: 'strength',
    weight: 68,
    title: 'It depends on nothing else.',
    find: ({ root, nature }) =>
      root &&
      nature === 'library' &&
      listing.has(root.format) &&
      !root.hasParts &&
      root.dependencies.length + (root.peers?.length ?? 0) === 0 && {
        claim: [root.path],
        evidence: `${code(root.path)} lists no packages that its users would have to install with it.`,
        file: root.path,
        best: 'no dependencies',
      },
  },
]
