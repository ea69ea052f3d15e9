import { createHash } from 'node:crypto'
import { readArchive } from '../modules/ai-review/github/read-archive'
import { reviewByRules } from '../modules/ai-review/rules/review-by-rules'
import { packRepository } from './fake-github'
import type { FakeRepository } from './repositories'

/** Reviews an invented repository by rules, from its archive. */
export async function reviewFake(fake: FakeRepository, name = 'project') {
  const archive = packRepository(name, fake.files) as Parameters<typeof readArchive>[0]
  const files = await readArchive(archive, fake.language ?? '')
  return reviewByRules({
    ...files,
    owner: 'tides',
    name,
    description: fake.description ?? '',
    homepage: fake.homepage ?? '',
    language: fake.language ?? '',
    topics: fake.topics ?? [],
    license: fake.license ?? '',
    isFork: fake.fork ?? false,
    isArchived: fake.archived ?? false,
    commit: createHash('sha1').update(name).digest('hex'),
    commits: (fake.commits ?? []).map((subject) => ({ id: '', subject })),
  })
}
