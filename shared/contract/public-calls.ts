import Type from 'typebox'
import { call, IdParams, SearchQuery } from './call'
import { ProjectRequest } from './entities'

export const publicCalls = {
  'GET /api/projectrequests': call({
    access: 'public',
    summary: 'List all project requests, open ones first',
    query: SearchQuery,
    response: Type.Array(ProjectRequest),
  }),
  'GET /api/projectrequests/:id': call({
    access: 'public',
    summary: 'Read a project request',
    params: IdParams,
    response: ProjectRequest,
  }),
}
