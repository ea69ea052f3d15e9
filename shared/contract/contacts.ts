import Type, { type Static } from 'typebox'
import { call } from './call'
import { JobSeekerProfile } from './job-seeker-profile'
import { idOf, SearchQuery } from './parameters'
import { JobSeeker } from './profile'
import { Project, ProjectWithTechnologies } from './projects'
import { Id, Instant } from './scalars'

/** What made a contact, with the title of the liked project or of the request that the link answers. */
const ContactOrigin = Type.Object({
  kind: Type.Union([Type.Literal('like'), Type.Literal('reveal')]),
  title: Type.String(),
})

/** The picture of the profile, which may be empty; other servers leave it out. */
const image = Type.Optional(Type.String())

/** A job seeker in the list of contacts. `origin` is null once the project, or the request with its links, was deleted. */
export const Contact = Type.Object({
  ...JobSeeker.properties,
  image,
  chatId: Id,
  since: Instant,
  origin: Type.Union([ContactOrigin, Type.Null()]),
})
export type Contact = Static<typeof Contact>

const { email, chatId, since, origin } = Contact.properties

/** The profile of a contact. `email` is empty until the recruiter may see it. What a list of contacts says is optional: the spec names only the rest. */
export const UserWithProjects = Type.Object({
  id: Id,
  fullName: Type.String(),
  email: Type.Optional(email),
  chatId: Type.Optional(chatId),
  since: Type.Optional(since),
  origin: Type.Optional(origin),
  profile: Type.Optional(JobSeekerProfile),
  projectWithTechnologies: Type.Array(ProjectWithTechnologies),
  likedByRecruiter: Type.Array(Type.Object({ project: Project })),
})
export type UserWithProjects = Static<typeof UserWithProjects>

/** Who a contact is, where one has just been made. No address is part of it. */
export const ContactSummary = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  image,
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
    response: Type.Array(Contact),
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
