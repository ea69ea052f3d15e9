import Type, { type Static } from 'typebox'
import { call, Text } from './call'
import { idOf, PageQuery, SearchQuery } from './parameters'
import { RecruiterName } from './profile'
import { Id } from './scalars'

/** `endDate` is a day, YYYY-MM-DD; the request closes when that day ends in UTC. */
export const ProjectRequest = Type.Object({
  id: Id,
  owner: RecruiterName,
  title: Type.String(),
  mission: Type.String(),
  positionOffer: Type.String(),
  endDate: Type.String(),
})
export type ProjectRequest = Static<typeof ProjectRequest>

/** In the list of one's own requests: how many links there are, and how many came since the owner last listed them. */
export const OwnProjectRequest = Type.Object({
  ...ProjectRequest.properties,
  linksCount: Type.Integer(),
  newLinks: Type.Integer(),
})
export type OwnProjectRequest = Static<typeof OwnProjectRequest>

const text = Type.Optional(Type.String())

const ProjectRequestPayload = Type.Object({
  id: Type.Optional(Type.Number()),
  title: text,
  mission: text,
  positionOffer: text,
  endDate: text,
})

export const projectRequestCalls = {
  'GET /api/projectrequests': call({
    access: 'public',
    summary: 'List all project requests, open ones first',
    query: SearchQuery,
    response: Type.Array(ProjectRequest),
  }),
  'GET /api/projectrequests/:id': call({
    access: 'public',
    summary: 'Read a project request',
    params: idOf('project request'),
    response: ProjectRequest,
  }),
  'GET /api/recruiter/projectRequests': call({
    access: 'recruiter',
    summary: 'List my project requests, open ones first',
    query: PageQuery,
    response: Type.Array(OwnProjectRequest),
  }),
  'POST /api/recruiter/projectRequests': call({
    access: 'recruiter',
    summary: 'Post a project request',
    refusals: { conflict: '50 of your project requests are open.' },
    body: ProjectRequestPayload,
    response: ProjectRequest,
  }),
  'PUT /api/recruiter/projectRequests': call({
    access: 'recruiter',
    summary: 'Change a project request of mine',
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
