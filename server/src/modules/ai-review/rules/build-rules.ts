import { isLockfile } from '../github/paths'
import { type Facts, isLibrary, mainLanguageOf } from './facts'
import type { Rule } from './finding'
import { foreignImports } from './python-imports'
import { code, codes, counted } from './quote'

/** How it is put together, on a machine that is not its author's. */
export const buildRules: Rule = (facts) => [
  undeclared(facts),
  twoLockfiles(facts),
  noLock(facts),
  notStrict(facts),
]

function undeclared({ manifests, readSources, repository }: Facts) {
  if (manifests.some(({ path }) => !path.endsWith('Makefile')) || !repository.isComplete)
    return undefined
  for (const file of readSources) {
    const names = foreignImports(file, repository.entries)
    if (names.length > 0) {
      return {
        kind: 'risk' as const,
        title: 'What it needs is written down nowhere.',
        evidence: `${code(file.path)} imports ${codes(names)}, and there is no ${code('requirements.txt')} or ${code('pyproject.toml')}.`,
        next: `Add a ${code('requirements.txt')} with the packages of these imports and their versions, so that ${code('pip install -r requirements.txt')} is all that is needed.`,
        file: file.path,
        weight: 70,
      }
    }
  }
  return undefined
}

function twoLockfiles({ repository }: Facts) {
  const found = repository.entries
    .map(({ path }) => path)
    .filter((path) => /^(?:package-lock\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/.test(path))
  if (found.length < 2) return undefined
  return {
    kind: 'risk' as const,
    title: 'Two package managers have left their lockfiles.',
    evidence: `The root has ${codes(found)}, and nobody knows which one counts.`,
    next: 'Keep the one that you use, delete the other, and name your package manager in the README.',
    file: found[0],
    weight: 34,
  }
}

function noLock(facts: Facts) {
  const { repository, rootPackage } = facts
  const count = rootPackage?.dependencies.length ?? 0
  if (count === 0 || isLibrary(facts) || !repository.isComplete) return undefined
  if (repository.entries.some(({ path }) => isLockfile(path))) return undefined
  return {
    kind: 'next step' as const,
    title: 'Versions are not kept.',
    evidence: `${code('package.json')} names ${counted(count, 'dependency', 'dependencies')}, and there is no lockfile: next year’s install gets other ones.`,
    next: `Commit ${code('package-lock.json')} (or your package manager’s), and install with ${code('npm ci')} where machines do it.`,
    file: 'package.json',
    weight: 38,
  }
}

function notStrict(facts: Facts) {
  const configuration = facts.textOf('tsconfig.json')
  if (!configuration || mainLanguageOf(facts) !== 'TypeScript') return undefined
  if (/"(?:extends|references)"|"strict"\s*:\s*true/.test(configuration)) return undefined
  return {
    kind: 'next step' as const,
    title: 'TypeScript checks only half.',
    evidence: `${code('tsconfig.json')} does not set ${code('"strict": true')}.`,
    next: 'Switch it on and mend file by file: what it finds are the errors that people meet later.',
    file: 'tsconfig.json',
    weight: 36,
  }
}
