import Type, { type Static } from 'typebox'
import { call } from './call'
import { idOf, SearchQuery } from './parameters'
import { JobSeeker } from './profile'
import { Project, ProjectWithTechnologies } from './projects'
import { Id } from './scalars'

export const UserWithProjects = Type.Object({
  id: Id,
  fullName: Type.String(),
  projectWithTechnologies: Type.Array(ProjectWithTechnologies),
  likedByRecruiter: Type.Array(Type.Object({ project: Project })),
})
export type UserWithProjects = Static<typeof UserWithProjects>

export const contactCalls = {
  'GET /api/recruiter/contacts': call({
    access: 'recruiter',
    summary: 'List my contacts by name',
    query: SearchQuery,
    response: Type.Array(JobSeeker),
  }),
  'GET /api/recruiter/user-with-projects/:id': call({
    access: 'recruiter',
    summary: 'Read the profile and the projects of a contact',
    params: idOf('job seeker'),
    response: UserWithProjects,
  }),
}
