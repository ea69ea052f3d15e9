import {
  factsOfRepository,
  type RepositoryFacts,
} from '../modules/ai-review/evidence/repository-facts'
import { isSource, languageOf } from '../modules/ai-review/github/languages'
import { isForeign } from '../modules/ai-review/github/paths'
import { readArchive } from '../modules/ai-review/github/read-archive'
import { reviewFacts } from '../modules/ai-review/rules/review-by-rules'
import type { FileEntry } from '../modules/ai-review/github/worth'

export { type RepositoryFacts, reviewFacts }

/** The language that GitHub would name: the one of most bytes of source. */
export function languageByBytes(entries: readonly FileEntry[]): string {
  const sizes = new Map<string, number>()
  for (const { path, bytes } of entries) {
    const language = isSource(path) && !isForeign(path) ? (languageOf(path) ?? '') : ''
    if (language) sizes.set(language, (sizes.get(language) ?? 0) + bytes)
  }
  return [...sizes].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? ''
}

type Archive = Parameters<typeof readArchive>[0]

interface Snapshot {
  owner: string
  name: string
  commit: string
  language: string
  subjects: string[]
}

/** What production would know of a repository's archive; of its page nothing is known. */
export async function factsOfArchive(
  archive: Archive,
  { owner, name, commit, language, subjects }: Snapshot,
): Promise<RepositoryFacts> {
  const files = await readArchive(archive, language)
  const facts = factsOfRepository({
    ...files,
    owner,
    name,
    commit,
    commits: subjects.map((subject) => ({ id: '', subject })),
    description: '',
    homepage: '',
    language,
    topics: [],
    license: '',
    isFork: false,
    isArchived: false,
  })
  return { ...facts, page: null }
}
