import Type, { type Static } from 'typebox'
import { call } from './call'
import { idOf } from './parameters'
import { picturelessProject } from './projects'
import { Id, Instant } from './scalars'
import { Technology } from './technologies'

const ReadmeMark = Type.Union([
  Type.Literal('strong'),
  Type.Literal('emphasis'),
  Type.Literal('code'),
])

/** Words of one look; `href` is an address with http or https. */
export const ReadmeSpan = Type.Object({
  text: Type.String(),
  marks: Type.Optional(Type.Array(ReadmeMark)),
  href: Type.Optional(Type.String()),
})
export type ReadmeSpan = Static<typeof ReadmeSpan>

/**
 * A block of a README, which is a plain list of them: no HTML, no pictures. A heading has a `level` from 1, `code` a `text`, a `table`
 * `rows` of cells of which the first is its head. What stands in lists has an `indent` from 1; with a `marker` an item begins.
 */
export const ReadmeBlock = Type.Object({
  kind: Type.Union([
    Type.Literal('heading'),
    Type.Literal('paragraph'),
    Type.Literal('code'),
    Type.Literal('table'),
    Type.Literal('rule'),
  ]),
  level: Type.Optional(Type.Integer()),
  indent: Type.Optional(Type.Integer()),
  marker: Type.Optional(Type.String()),
  isQuote: Type.Optional(Type.Boolean()),
  spans: Type.Optional(Type.Array(ReadmeSpan)),
  text: Type.Optional(Type.String()),
  rows: Type.Optional(Type.Array(Type.Array(Type.Array(ReadmeSpan)))),
})
export type ReadmeBlock = Static<typeof ReadmeBlock>

/** The README of a project as it was in the repository when it was taken. */
export const Readme = Type.Object({
  id: Id,
  repository: Type.String(),
  takenAt: Instant,
  blocks: Type.Array(ReadmeBlock),
})
export type Readme = Static<typeof Readme>

/** What a repository tells about a project. */
export const RepositoryFacts = Type.Object({
  ...picturelessProject,
  technologies: Type.Array(Technology),
})
export type RepositoryFacts = Static<typeof RepositoryFacts>

const MaybeReadme = Type.Union([Readme, Type.Null()])

const reading = {
  body: Type.Object({ repoUrl: Type.Optional(Type.String()) }),
  refusals: {
    conflict: 'What the repository has cannot be taken: the README is too long, or is no text.',
    'not-found': 'There is no public repository at this address, or it has no README.',
    'too-many-requests': 'Too many calls in a minute, or 20 repositories were read in an hour.',
    unavailable: 'GitHub answers no more questions for now.',
  },
} as const

export const readmeCalls = {
  'POST /api/user/readmes': call({
    access: 'jobseeker',
    summary: 'Take the README of a public repository',
    notes:
      'It belongs to a project once that is saved with its id as `readmeId`, and is removed after a day otherwise. At most 100 kB.',
    ...reading,
    response: Readme,
  }),
  'POST /api/user/repository-facts': call({
    access: 'jobseeker',
    summary: 'Read what a public repository tells about a project, to fill in a form',
    ...reading,
    response: RepositoryFacts,
  }),
  'GET /api/user/projects/:id/readme': call({
    access: 'jobseeker',
    summary: 'Read the README of a project of mine',
    notes: 'Answers 204 for a project without one.',
    params: idOf('project'),
    response: MaybeReadme,
  }),
  'GET /api/recruiter/contact-projects/:id/readme': call({
    access: 'recruiter',
    summary: 'Read the README of a contact’s project',
    notes:
      'Only for contacts: a README names its authors, so nobody gets it before a like or a reveal. Answers 204 for a project without one.',
    params: idOf('project'),
    response: MaybeReadme,
  }),
}
