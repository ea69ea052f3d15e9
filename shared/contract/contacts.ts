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

/** Who a contact is, where one has just been made. No address is part of it. */
export const ContactSummary = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  chatId: Id,
  hasMessages: Type.Boolean(),
  projectsCount: Type.Integer(),
})
export type ContactSummary = Static<typeof ContactSummary>

export const contactCalls = {
  'GET /api/recruiter/contacts': call({
    access: 'recruiter',
    summary: 'List my contacts by name',
    query: SearchQuery,
    response: Type.Array(JobSeeker),
  }),
  'GET /api/recruiter/contacts/:id': call({
    access: 'recruiter',
    summary: 'Read who a contact is, with our chat',
    params: idOf('job seeker'),
    response: ContactSummary,
  }),
  'GET /api/recruiter/liked-projects/:id/contact': call({
    access: 'recruiter',
    summary: 'Read who owns a project that I have liked, with our chat',
    params: idOf('project'),
    response: ContactSummary,
  }),
  'GET /api/recruiter/user-with-projects/:id': call({
    access: 'recruiter',
    summary: 'Read the profile and the projects of a contact',
    params: idOf('job seeker'),
    response: UserWithProjects,
  }),
}
