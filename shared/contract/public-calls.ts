import Type from 'typebox'
import { call, IdParams } from './call'
import { ProjectRequest } from './entities'

export const publicCalls = {
  'GET /api/projectrequests': call({ access: 'public', response: Type.Array(ProjectRequest) }),
  'GET /api/projectrequests/:id': call({
    access: 'public',
    params: IdParams,
    response: ProjectRequest,
  }),
}
