import type { Rule } from './finding'
import { code, codes, counted } from './quote'

/** How a repository of several packages is laid out. */
export const structureRules: Rule = ({ parts, repository, rootPackage, readme, has }) => {
  if (parts.length < 2) return []
  const readmes = new Set(
    repository.entries
      .filter(({ path }) => /\/readme\.\w+$/i.test(path))
      .map(({ path }) => path.slice(0, path.lastIndexOf('/'))),
  )
  const undescribed = parts.filter((part) => !readmes.has(part) && !readme?.text.includes(part))
  const isTogether =
    rootPackage?.isWorkspaceRoot ||
    has(/^(?:pnpm-workspace\.yaml|go\.work|lerna\.json|nx\.json|turbo\.json)$/) !== undefined
  return [
    isTogether && {
      kind: 'strength',
      title: 'The packages are worked on together and stand apart.',
      evidence: `${counted(parts.length, 'package')} in one workspace: ${codes(parts, 5)}.`,
      next:
        undescribed.length > 0
          ? 'Draw in the README which may use which: arrows that point one way are worth showing.'
          : 'Check the direction of their dependencies in CI, so that it stays so.',
      weight: 56,
    },
    readme !== undefined &&
      undescribed.length > 0 &&
      repository.isComplete && {
        kind: 'next step',
        title: 'Some packages do not say what they are for.',
        evidence: `${codes(undescribed, 4)} ${undescribed.length === 1 ? 'has' : 'have'} no README, and the root’s does not name ${undescribed.length === 1 ? 'it' : 'them'}.`,
        next: `Five lines each are enough: what it does, who uses it, how to run it alone. Begin with ${code(undescribed[0] ?? '')}.`,
        weight: 31,
      },
  ]
}
