import { isChangelog, isLicense } from '../github/paths'
import { isLibrary, isScript } from './facts'
import type { Rule } from './finding'
import { code, quote } from './quote'

/** Who may use it, and what is said when it changes. */
export const licenseRules: Rule = (facts) => {
  const { repository, rootPackage, sources, readme } = facts
  const file = repository.entries.find(({ path }) => isLicense(path))
  const named = repository.license === 'NOASSERTION' ? '' : repository.license
  const declared = rootPackage?.license ?? ''
  const isLibraryHere = isLibrary(facts)
  const changelog = repository.entries.find(({ path }) => isChangelog(path))
  return [
    !file &&
      !named &&
      repository.isComplete &&
      sources.length > 0 && {
        kind: isLibraryHere ? 'risk' : 'next step',
        title: 'There is no licence.',
        evidence: declared
          ? `${code('package.json')} says ${quote(declared)}, but there is no file with its words.`
          : 'Without one nobody but you may use or change the code, whatever you meant.',
        next: `Add a ${code('LICENSE')}: MIT if everybody may use it; GitHub offers it when you create a file of that name.`,
        weight: isLibraryHere ? 66 : 40,
      },
    Boolean(named && declared && /^[\w.-]+$/.test(declared)) &&
      declared.toUpperCase() !== 'UNLICENSED' &&
      !named.toLowerCase().startsWith(declared.toLowerCase()) && {
        kind: 'risk',
        title: 'Two licences contradict each other.',
        evidence: `${code('package.json')} says ${quote(declared)}, GitHub recognises ${quote(named)} in ${code(file?.path ?? 'LICENSE')}.`,
        next: 'Decide on one and write it in both places.',
        file: file?.path,
        weight: 46,
      },
    Boolean(named) && {
      kind: 'strength',
      title: 'Everybody knows what they may do with it.',
      evidence: `It is licensed: ${quote(named)}.`,
      next: /licen[cs]e/i.test(readme?.text ?? '')
        ? 'Look now and then whether what it depends on may be used as freely.'
        : 'Name the licence in the last line of the README, too.',
      file: file?.path,
      weight: isLibraryHere ? 50 : 32,
    },
    changelog && {
      kind: 'strength',
      title: 'It tells what has changed.',
      evidence: `There is a ${code(changelog.path)}.`,
      next: 'Make a release on GitHub of each version, with its part of that text.',
      file: changelog.path,
      weight: 45,
    },
    isLibraryHere &&
      !changelog &&
      repository.isComplete &&
      !isScript(facts) && {
        kind: 'next step',
        title: 'Nobody is told what changes between versions.',
        evidence: 'There is no changelog, and others build on a library.',
        next: `Begin a ${code('CHANGELOG.md')} with the version of today: added, changed, fixed.`,
        weight: 39,
      },
  ]
}
