import { isLockfile } from '../github/paths'
import { type Facts, isLibrary, isScript } from './facts'
import type { Rule } from './finding'
import { foreignImports, packageNameOf } from './imports'
import { isPlaceholder, requirementLines } from './manifests'
import { code, codes, counted } from './quote'

/** How it is put together, on a machine that is not its author's. */
export const buildRules: Rule = (facts) => [
  undeclared(facts),
  noStart(facts),
  locks(facts),
  unpinned(facts),
  scripts(facts),
  container(facts),
]

function undeclared({ manifests, readSources, repository }: Facts) {
  if (manifests.some(({ path }) => !path.endsWith('Makefile')) || !repository.isComplete)
    return undefined
  for (const file of readSources) {
    const names = foreignImports(file, repository.entries)
    const isPython = file.path.endsWith('.py')
    if (names.length > 0) {
      return {
        kind: 'risk' as const,
        title: 'What it needs is written down nowhere.',
        evidence: `${code(file.path)} imports ${codes(names)}, and there is no ${isPython ? `${code('requirements.txt')} or ${code('pyproject.toml')}` : code('package.json')}.`,
        next: isPython
          ? `Add a ${code('requirements.txt')} with ${codes(names.map(packageNameOf))} and ${names.length === 1 ? 'its version' : 'their versions'}, so that ${code('pip install -r requirements.txt')} is all that is needed.`
          : `Run ${code('npm init')} and install ${codes(names)}, so that ${code('npm install')} is all that is needed.`,
        file: file.path,
        weight: 70,
      }
    }
  }
  return undefined
}

function noStart(facts: Facts) {
  const { rootPackage, parts } = facts
  if (!rootPackage || parts.length > 1 || isLibrary(facts) || rootPackage.hasCommand)
    return undefined
  const names = Object.keys(rootPackage.scripts)
  if (names.some((name) => /^(?:start|dev|serve|build|develop|android|ios)/.test(name)))
    return undefined
  return {
    kind: 'risk' as const,
    title: 'No script starts it.',
    evidence: `The scripts of ${code('package.json')} are ${names.length > 0 ? codes(names, 4) : 'none'}.`,
    next: `Add ${code('start')} (and ${code('build')}, if it is built): ${code('npm start')} is what everybody tries first.`,
    file: rootPackage.path,
    weight: 52,
  }
}

function locks(facts: Facts) {
  const { repository, packages, rootPackage } = facts
  const found = repository.entries.map(({ path }) => path).filter(isLockfile)
  const ofNode = found.filter((path) =>
    /^(?:package-lock\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/.test(path),
  )
  if (ofNode.length > 1) {
    return {
      kind: 'risk' as const,
      title: 'Two package managers have left their lockfiles.',
      evidence: `${codes(ofNode)} stand side by side, and nobody knows which one counts.`,
      next: 'Keep the one that you use, delete the other, and name your package manager in the README.',
      file: ofNode[0],
      weight: 34,
    }
  }
  const count = rootPackage?.dependencies.length ?? 0
  if (
    found.length > 0 ||
    packages.length === 0 ||
    count === 0 ||
    isLibrary(facts) ||
    !repository.isComplete
  ) {
    return undefined
  }
  return {
    kind: 'next step' as const,
    title: 'Versions are not kept.',
    evidence: `${code('package.json')} names ${counted(count, 'dependency', 'dependencies')}, and there is no lockfile: next year’s install gets other ones.`,
    next: `Commit ${code('package-lock.json')} (or your package manager’s), and install with ${code('npm ci')} where machines do it.`,
    file: 'package.json',
    weight: 38,
  }
}

function unpinned({ textOf }: Facts) {
  const lines = requirementLines(textOf('requirements.txt') ?? '')
  const free = lines.filter((line) => !/[=<>~]|@|;|\//.test(line))
  if (lines.length < 2 || free.length < lines.length / 2) return undefined
  return {
    kind: 'next step' as const,
    title: 'Versions are not kept.',
    evidence: `${free.length} of ${counted(lines.length, 'line')} in ${code('requirements.txt')}, such as ${codes(free, 2)}, take whatever is newest.`,
    next: 'Write the versions that it works with: `name==1.2.3`, or use `uv` or Poetry, which keep a lockfile.',
    file: 'requirements.txt',
    weight: 36,
  }
}

function scripts({ rootPackage }: Facts) {
  const names = Object.keys(rootPackage?.scripts ?? {})
  const known = ['build', 'test', 'lint', 'typecheck', 'format'].filter((name) =>
    names.includes(name),
  )
  if (!rootPackage || known.length < 3 || isPlaceholder(rootPackage.scripts.test)) return undefined
  return {
    kind: 'strength' as const,
    title: 'What one does every day is one command each.',
    evidence: `${code('package.json')} has ${codes(
      known.map((name) => `npm run ${name}`),
      5,
    )}.`,
    next: names.includes('check')
      ? `Let a workflow run ${code('npm run check')} on every push, if none does yet.`
      : `Add one that runs them all, such as ${code('npm run check')}, and let it be the one that everybody uses before a push.`,
    file: rootPackage.path,
    weight: 40,
  }
}

function container(facts: Facts) {
  const file = facts.has(/^(?:Dockerfile|(?:docker-)?compose\.ya?ml)$/)
  if (!file || isScript(facts)) return undefined
  return {
    kind: 'strength' as const,
    title: 'It starts anywhere, in a container.',
    evidence: `There is a ${code(file.path)}.`,
    next: facts.readme?.commands.some((command) => command.startsWith('docker'))
      ? 'Build the image where the tests run, so that it never breaks unseen.'
      : 'Put the one command that builds and starts it into the README.',
    file: file.path,
    weight: 44,
  }
}
