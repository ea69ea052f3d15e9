import { isLibrary } from './facts'
import type { Rule } from './finding'
import { code, counted } from './quote'

/** What people look at who choose among libraries. */
export const libraryRules: Rule = (facts) => {
  const { rootPackage, readme, repository, technologies } = facts
  if (!isLibrary(facts) || !rootPackage) return []
  const declarations = repository.entries.filter(({ path }) => path.endsWith('.d.ts'))
  const examples = repository.entries.filter(({ path }) => /^examples?\//.test(path))
  return [
    rootPackage.dependencies.length === 0 &&
      technologies.makes.length === 0 && {
        kind: 'strength',
        title: 'It needs nothing else.',
        evidence: `${code(rootPackage.path)} names no dependency: whoever installs it gets your code alone.`,
        next: /(?:zero|no|without)[ -](?:any )?(?:runtime )?dependenc/i.test(readme?.text ?? '')
          ? 'Keep it so: say in the contributing notes that a dependency has to earn its place.'
          : 'Say so in the first lines of the README: it is a reason to choose it.',
        file: rootPackage.path,
        weight: 35,
      },
    examples.length > 0 && {
      kind: 'strength',
      title: 'It shows how it is used.',
      evidence: `There ${examples.length === 1 ? 'is' : 'are'} ${counted(examples.length, 'file')} in ${code(`${examples[0]?.path.split('/')[0] ?? ''}/`)}.`,
      next: 'Run them where the tests run, so that none of them goes stale.',
      file: examples[0]?.path,
      weight: 34,
    },
    facts.sources.some(({ path }) => /\.[cm]?js$/.test(path)) &&
      declarations.length > 0 && {
        kind: 'strength',
        title: 'It tells editors its types.',
        evidence: `${code(declarations[0]?.path ?? '')} declares them for whoever writes TypeScript.`,
        next: 'Test them with a file that must compile and one that must not: declarations drift without a word.',
        file: declarations[0]?.path,
        weight: 33,
      },
  ]
}
