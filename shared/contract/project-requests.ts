import Type, { type Static } from 'typebox'
import { call, Text } from './call'
import { IdempotentHeaders } from './idempotency-key'
import { idOf, optionalParameter, PageQuery, SearchQuery } from './parameters'
import { RecruiterName } from './profile'
import { Id } from './scalars'
import { Technology } from './technologies'

/** `endDate` is a day, YYYY-MM-DD; the request closes when that day ends in UTC. */
export const ProjectRequest = Type.Object({
  id: Id,
  owner: RecruiterName,
  title: Type.String(),
  mission: Type.String(),
  positionOffer: Type.String(),
  endDate: Type.String(),
  /** Missing, as place and reward, in what an older server answers. */
  technologies: Type.Optional(Type.Array(Technology)),
  /** 'Remote', or a place in words; may be empty. */
  place: Type.Optional(Type.String()),
  /** Pay or reward, in words; may be empty. */
  reward: Type.Optional(Type.String()),
})
export type ProjectRequest = Static<typeof ProjectRequest>

/** In the list of one's own requests: how many links there are, and how many the owner has neither seen nor answered. */
export const OwnProjectRequest = Type.Object({
  ...ProjectRequest.properties,
  linksCount: Type.Integer(),
  newLinks: Type.Integer(),
})
export type OwnProjectRequest = Static<typeof OwnProjectRequest>

/** What a recruiter has to do with a request of the public list; one of another's counts no links. */
export const RequestOwnership = Type.Object({ isOwn: Type.Boolean(), linksCount: Type.Integer() })
export type RequestOwnership = Static<typeof RequestOwnership>

/** As a job seeker sees it: how many of their own projects use one of its technologies, and whether they have bookmarked it. */
export const ListedProjectRequest = Type.Object({
  ...ProjectRequest.properties,
  fittingProjects: Type.Integer(),
  isBookmarked: Type.Boolean(),
})
export type ListedProjectRequest = Static<typeof ListedProjectRequest>

export const RequestOrder = Type.Union([Type.Literal('closing'), Type.Literal('newest')])
export type RequestOrder = Static<typeof RequestOrder>

const isOn = { means: Type.Literal('true') }

const filters = {
  ...SearchQuery.properties,
  sort: optionalParameter(
    'The order, closed ones last in each: by the nearest deadline (`closing`, as without it), or the newest first.',
    { means: RequestOrder },
  ),
  tech: optionalParameter(
    'Only requests with one of these technologies: at most 20 ids, separated by commas.',
  ),
  open: optionalParameter('Whether closed requests are left out.', isOn),
}

const text = Type.Optional(Type.String())

const ProjectRequestPayload = Type.Object({
  id: Type.Optional(Type.Number()),
  title: text,
  mission: text,
  positionOffer: text,
  endDate: text,
  technologies: Type.Optional(
    Type.Array(Type.Object({ id: Type.Optional(Type.Number()), name: text })),
  ),
  place: text,
  reward: text,
})

const bookmarking = { params: idOf('project request'), response: Text }

export const projectRequestCalls = {
  'GET /api/projectrequests': call({
    access: 'public',
    summary: 'List all project requests, open ones first',
    query: Type.Object(filters),
    response: Type.Array(ProjectRequest),
  }),
  'GET /api/projectrequests/technologies': call({
    access: 'public',
    summary: 'List the technologies that some project request names',
    response: Type.Array(Technology),
  }),
  'GET /api/projectrequests/:id': call({
    access: 'public',
    summary: 'Read a project request',
    params: idOf('project request'),
    response: ProjectRequest,
  }),
  'GET /api/user/project-requests': call({
    access: 'jobseeker',
    summary: 'List all project requests, with what they have to do with me',
    query: Type.Object({
      ...filters,
      fits: optionalParameter(
        'Whether only requests with a technology of my projects are listed.',
        isOn,
      ),
      bookmarked: optionalParameter('Whether only requests that I bookmarked are listed.', isOn),
    }),
    response: Type.Array(ListedProjectRequest),
  }),
  'GET /api/user/project-request/:id/bookmark': call({
    access: 'jobseeker',
    summary: 'Whether I have bookmarked a project request',
    params: idOf('project request'),
    response: Type.Object({ isBookmarked: Type.Boolean() }),
  }),
  'PUT /api/user/project-request/:id/bookmark': call({
    access: 'jobseeker',
    summary: 'Bookmark a project request',
    refusals: { conflict: 'You have 500 bookmarks.' },
    ...bookmarking,
  }),
  'DELETE /api/user/project-request/:id/bookmark': call({
    access: 'jobseeker',
    summary: 'Remove my bookmark of a project request',
    ...bookmarking,
  }),
  'GET /api/recruiter/projectRequests': call({
    access: 'recruiter',
    summary: 'List my project requests, open ones first',
    query: PageQuery,
    response: Type.Array(OwnProjectRequest),
  }),
  'GET /api/recruiter/project-request/:id/ownership': call({
    access: 'recruiter',
    summary: 'Tell whether a project request is mine, and how many links it has',
    params: idOf('project request'),
    response: RequestOwnership,
  }),
  'POST /api/recruiter/projectRequests': call({
    access: 'recruiter',
    summary: 'Post a project request',
    refusals: { conflict: '50 of your project requests are open.' },
    headers: IdempotentHeaders,
    body: ProjectRequestPayload,
    response: ProjectRequest,
  }),
  'PUT /api/recruiter/projectRequests': call({
    access: 'recruiter',
    summary: 'Change a project request of mine',
    notes: 'Technologies, place and reward stay as they are where they are missing.',
    refusals: {
      'not-found': 'There is no such project request of yours.',
      conflict: '50 others of your project requests are open.',
    },
    body: ProjectRequestPayload,
    response: ProjectRequest,
  }),
  'DELETE /api/recruiter/projectRequests/:id': call({
    access: 'recruiter',
    summary: 'Delete a project request of mine with its links',
    params: idOf('project request'),
    response: Text,
  }),
}
