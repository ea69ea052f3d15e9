import { ciFiles } from '../evidence/evidence'
import type { Evidence } from '../evidence/evidence-types'

const mostPaths = 3
const longestPath = 120
const longestDescription = 300

/** The facts that rules review by, for a model. */
export function describeEvidence(evidence: Evidence): string {
  const { facts, nature, language, technologies, readme, tests, inlineTests } = evidence
  const { licence, manifests, isWhole } = evidence
  const unseen = isWhole ? 'none' : 'none seen'
  const of = (files: readonly { path: string }[]) =>
    files.length > 0 ? `${files.length} (${pathsOf(files)})` : unseen
  return [
    `Repository: ${facts.owner}/${facts.name}`,
    `Description: ${oneLine(facts.page?.description ?? '', longestDescription) || '(none)'}`,
    `Kind: ${nature}${language && ` in ${language}`}`,
    `Made with: ${technologies.names.join(', ') || '(unknown)'}`,
    `README: ${readme ? `${pathsOf([readme])}, ${readme.words} words, ${readme.commands.length} commands` : unseen}`,
    `Test files: ${of([...tests, ...inlineTests])}`,
    `CI files: ${of(ciFiles(evidence))}`,
    `Licence: ${licence ? `${licence.id || 'not a usual one'} (${pathsOf([licence])})` : unseen}`,
    `Manifests: ${of(manifests)}`,
    `Newest commits: ${facts.subjects
      .slice(0, 8)
      .map((subject) => oneLine(subject, 80))
      .join(' | ')}`,
    `Files: ${facts.total}`,
  ].join('\n')
}

const oneLine = (text: string, length: number) => text.replace(/\s+/g, ' ').slice(0, length)

const pathsOf = (files: readonly { path: string }[]) =>
  files
    .slice(0, mostPaths)
    .map(({ path }) => oneLine(path, longestPath))
    .join(', ')
