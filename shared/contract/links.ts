import Type, { type Static } from 'typebox'
import { call } from './call'
import { idOf, optionalParameter, PageQuery } from './parameters'
import { JobSeeker } from './profile'
import { Id, Instant } from './scalars'

/** `linkOwner` is null until the recruiter reveals it. Once one of the two has blocked the other, revealed links are gone. */
export const Link = Type.Object({
  id: Id,
  gitHubLink: Type.String(),
  ownerRevealed: Type.Boolean(),
  linkOwner: Type.Union([JobSeeker, Type.Null()]),
})
export type Link = Static<typeof Link>

const submission = {
  id: Id,
  gitHubLink: Type.String(),
  ownerRevealed: Type.Boolean(),
  createdAt: Instant,
}

/** A job seeker's own link and whether the recruiter has revealed its owner. */
export const Submission = Type.Object(submission)
export type Submission = Static<typeof Submission>

/** A job seeker's own link beside the project request that it answers. */
export const SentLink = Type.Object({
  ...submission,
  projectRequest: Type.Object({ id: Id, title: Type.String(), endDate: Type.String() }),
})
export type SentLink = Static<typeof SentLink>

export const linkCalls = {
  'POST /api/user/project-request/:id/send-link': call({
    access: 'jobseeker',
    summary: 'Submit a repository to a project request',
    notes: 'The address may be in the query or in the body.',
    refusals: {
      conflict:
        'The request is closed, you have submitted this repository or enough of them, or you have blocked the recruiter.',
    },
    forbidden: 'Only job seekers can submit projects for requests.',
    params: idOf('project request'),
    query: Type.Object({
      gitHubLink: optionalParameter(
        'The address of the repository, starting with https://github.com/; here or in the body.',
      ),
    }),
    body: Type.Optional(Type.Object({ gitHubLink: Type.Optional(Type.String()) })),
    response: Submission,
  }),
  'GET /api/user/project-request/:id/links': call({
    access: 'jobseeker',
    summary: 'List my submissions to a project request',
    params: idOf('project request'),
    response: Type.Array(Submission),
  }),
  'GET /api/user/submissions': call({
    access: 'jobseeker',
    summary: 'List all my submissions, newest first, each with its project request',
    query: PageQuery,
    response: Type.Array(SentLink),
  }),
  'GET /api/recruiter/projectRequests/:id/links': call({
    access: 'recruiter',
    summary: 'List the links submitted to a project request of mine',
    params: idOf('project request'),
    query: PageQuery,
    response: Type.Array(Link),
  }),
  'GET /api/recruiter/revealLinkOwner/:id': call({
    access: 'recruiter',
    summary: 'Reveal who submitted a link; makes the contact and the chat',
    notes: 'Repeating it is harmless.',
    refusals: {
      forbidden:
        'The call is for the other role, the request comes from another site, or a browser fetches it ahead of a click.',
    },
    params: idOf('link'),
    response: Link,
  }),
  'GET /api/recruiter/revealed-user/:id': call({
    access: 'recruiter',
    summary: 'Read the owner of a revealed link',
    params: idOf('link'),
    response: JobSeeker,
  }),
}
