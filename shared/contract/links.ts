import Type, { type Static } from 'typebox'
import { msg } from '../i18n/msg'
import { call, Text } from './call'
import { idOf, optionalParameter, PageQuery } from './parameters'
import { JobSeeker } from './profile'
import { Id, Instant } from './scalars'

/** What a recruiter says of a link. */
export const Verdict = Type.Union([Type.Literal('SHORTLISTED'), Type.Literal('DECLINED')])
export type Verdict = Static<typeof Verdict>

const AnsweringProject = Type.Object({ id: Id, title: Type.String() })

/**
 * `linkOwner` and `project`, the project of theirs that was sent, are null until the recruiter reveals it. Once one of the two has blocked the other, revealed links
 * are gone. `note` is the job seeker's own words, `reply` what the recruiter added to a decline. A verdict can be taken back for
 * `secondsToUndo` more; then the job seeker is told. A server that follows only the spec sends none of these.
 */
export const Link = Type.Object({
  id: Id,
  gitHubLink: Type.String(),
  ownerRevealed: Type.Boolean(),
  linkOwner: Type.Union([JobSeeker, Type.Null()]),
  project: Type.Optional(Type.Union([AnsweringProject, Type.Null()])),
  note: Type.Optional(Type.String()),
  seen: Type.Optional(Type.Boolean()),
  verdict: Type.Optional(Type.Union([Verdict, Type.Null()])),
  reply: Type.Optional(Type.String()),
  secondsToUndo: Type.Optional(Type.Integer({ minimum: 0 })),
})
export type Link = Static<typeof Link>

export const SubmissionStatus = Type.Union([
  Type.Literal('SENT'),
  Type.Literal('SEEN'),
  Type.Literal('SHORTLISTED'),
  Type.Literal('DECLINED'),
  Type.Literal('REVEALED'),
])
export type SubmissionStatus = Static<typeof SubmissionStatus>

const submission = {
  id: Id,
  gitHubLink: Type.String(),
  ownerRevealed: Type.Boolean(),
  createdAt: Instant,
  project: Type.Optional(Type.Union([AnsweringProject, Type.Null()])),
  note: Type.Optional(Type.String()),
  status: Type.Optional(SubmissionStatus),
  statusAt: Type.Optional(Instant),
  reply: Type.Optional(Type.String()),
}

/** A job seeker's own link, what became of it and since when; `reply` is the recruiter's sentence of a decline. */
export const Submission = Type.Object(submission)
export type Submission = Static<typeof Submission>

/** A job seeker's own link beside the project request that it answers. */
export const SentLink = Type.Object({
  ...submission,
  projectRequest: Type.Object({
    id: Id,
    title: Type.String(),
    companyName: Type.Optional(Type.String()),
    endDate: Type.String(),
  }),
})
export type SentLink = Static<typeof SentLink>

export const linkCalls = {
  'POST /api/user/project-request/:id/send-link': call({
    access: 'jobseeker',
    summary: 'Submit a repository to a project request',
    notes:
      'The address may be in the query or in the body. With `projectId`, a project of mine, its own address is sent: the repository, else the live one. `note` is shown to the recruiter before the name is, the project is not.',
    refusals: {
      conflict:
        'The request is closed, you have submitted this repository or enough of them, or you have blocked the recruiter.',
      'not-found': 'There is no such project request, or no such project of yours.',
    },
    forbidden: msg('Only job seekers can submit projects for requests.'),
    params: idOf('project request'),
    query: Type.Object({
      gitHubLink: optionalParameter(
        'The address of the repository, starting with https://github.com/; here or in the body.',
      ),
    }),
    body: Type.Optional(
      Type.Object({
        gitHubLink: Type.Optional(Type.String()),
        projectId: Type.Optional(Type.Union([Id, Type.Null()])),
        note: Type.Optional(Type.String()),
      }),
    ),
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
    notes: 'Shortlisted ones first, declined ones last.',
    params: idOf('project request'),
    query: PageQuery,
    response: Type.Array(Link),
  }),
  'PUT /api/recruiter/projectRequests/:id/links/seen': call({
    access: 'recruiter',
    summary: 'Tell which links I have looked at',
    notes: 'Ids that are none of the request are left out. Repeating it is harmless.',
    params: idOf('project request'),
    body: Type.Object({ linkIds: Type.Array(Id, { maxItems: 200 }) }),
    response: Text,
  }),
  'PUT /api/recruiter/links/:id/verdict': call({
    access: 'recruiter',
    summary: 'Shortlist or decline a link, or take that back',
    notes:
      'The job seeker is told some seconds later. Until then either verdict can be taken back with null; afterwards only that a link is shortlisted. `was` is the verdict that is replaced. Repeating a call is harmless.',
    refusals: {
      conflict:
        'The job seeker has been told of the decline, or another verdict than `was` stands.',
    },
    params: idOf('link'),
    body: Type.Object({
      verdict: Type.Union([Verdict, Type.Null()]),
      reply: Type.Optional(Type.String()),
      was: Type.Optional(Type.Union([Verdict, Type.Null()])),
    }),
    response: Link,
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
