import Type, { type Static } from 'typebox'
import { call } from './call'
import { idOf } from './parameters'
import { Id } from './scalars'

export const Technology = Type.Object({
  id: Id,
  name: Type.String(),
  /** Usual other names; the lists of all technologies have them. */
  aliases: Type.Optional(Type.Array(Type.String())),
  /** In the recruiter's list: whether some project uses it. */
  isUsed: Type.Optional(Type.Boolean()),
})
export type Technology = Static<typeof Technology>

const list = { summary: 'List all technologies', response: Type.Array(Technology) }

export const technologyCalls = {
  'POST /api/user/technologies': call({
    access: 'jobseeker',
    summary:
      'Add a technology that the list lacks; answers the known one when there is one of that name',
    body: Type.Object({ name: Type.Optional(Type.String()) }),
    response: Technology,
  }),
  'GET /api/user/techlist': call({ access: 'jobseeker', ...list }),
  'GET /api/recruiter/techlist': call({ access: 'recruiter', ...list }),
  'GET /api/user/projects/:id/technologies': call({
    access: 'jobseeker',
    summary: 'List the technologies of a project of mine',
    params: idOf('project'),
    response: Type.Array(Technology),
  }),
  'GET /api/recruiter/projects/:id/technologies': call({
    access: 'recruiter',
    summary: 'List the technologies of a project',
    params: idOf('project'),
    response: Type.Array(Technology),
  }),
}
