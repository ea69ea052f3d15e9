import Type, { type Static } from 'typebox'
import { call } from './call'
import { JobSeekerProfile } from './job-seeker-profile'
import { idOf, optionalParameter, SearchQuery } from './parameters'
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

/** The last message of the chat with a contact; `isOwn` when the recruiter wrote it, `isUnread` until the recruiter has read it. */
const LastMessage = Type.Object({
  message: Type.String(),
  isOwn: Type.Boolean(),
  at: Instant,
  isUnread: Type.Optional(Type.Boolean()),
})

/**
 * What a recruiter keeps about a contact, which nobody else is shown. `nextStepOn` is the day of the next step, YYYY-MM-DD, or
 * empty. `noteVersion` counts the changes of the note: one that was begun on an older version is refused.
 */
export const ContactDesk = Type.Object({
  stageId: Id,
  note: Type.String(),
  noteVersion: Type.Integer(),
  tags: Type.Array(Type.String()),
  nextStep: Type.String(),
  nextStepOn: Type.String(),
})
export type ContactDesk = Static<typeof ContactDesk>

const { stageId, note, noteVersion, tags, nextStep, nextStepOn } = ContactDesk.properties

/**
 * A job seeker in the list of contacts. `origin` is null once the project, or the request with its links, was deleted. Servers
 * of an older version send neither the last message nor what the recruiter keeps.
 */
export const Contact = Type.Object({
  ...JobSeeker.properties,
  image,
  chatId: Id,
  since: Instant,
  origin: Type.Union([ContactOrigin, Type.Null()]),
  stageId: Type.Optional(stageId),
  tags: Type.Optional(tags),
  nextStep: Type.Optional(nextStep),
  nextStepOn: Type.Optional(nextStepOn),
  lastMessage: Type.Optional(Type.Union([LastMessage, Type.Null()])),
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

/** A stage of a recruiter's own, with the number of contacts in it. */
export const ContactStage = Type.Object({
  id: Id,
  name: Type.String(),
  count: Type.Integer({ minimum: 0 }),
})
export type ContactStage = Static<typeof ContactStage>

const stages = {
  access: 'recruiter',
  refusals: { conflict: 'There are ten stages, or one of this name, already.' },
  response: Type.Array(ContactStage),
} as const

export const contactCalls = {
  'GET /api/recruiter/contacts': call({
    access: 'recruiter',
    summary: 'List my contacts by name',
    notes:
      'With `stage` those of one stage: the earliest next step first, then those who came to the stage last.',
    query: Type.Object({
      ...SearchQuery.properties,
      stage: optionalParameter('Only contacts in the stage of this id.', { means: Id }),
    }),
    response: Type.Array(Contact),
  }),
  'GET /api/recruiter/contact-stages': call({
    ...stages,
    summary: 'List my stages of contacts, in their order',
  }),
  'POST /api/recruiter/contact-stages': call({
    ...stages,
    summary: 'Add a stage of contacts after the others',
    body: Type.Object({ name: Type.Optional(Type.String()) }),
  }),
  'PUT /api/recruiter/contact-stages/:id': call({
    ...stages,
    summary: 'Rename a stage of contacts, or move it to a place among the others, from 0 on',
    params: idOf('stage'),
    body: Type.Object({
      name: Type.Optional(Type.String()),
      place: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
  }),
  'DELETE /api/recruiter/contact-stages/:id': call({
    ...stages,
    summary: 'Delete a stage of contacts',
    notes: 'Contacts in it move to the stage that `to` names.',
    refusals: {
      conflict: 'New contacts arrive in this stage, or there are contacts in it and no `to`.',
    },
    params: idOf('stage'),
    query: Type.Object({
      to: optionalParameter('The stage that its contacts move to.', { means: Id }),
    }),
  }),
  'GET /api/recruiter/contacts/:id/desk': call({
    access: 'recruiter',
    summary: 'Read what I keep about a contact: stage, note, tags, next step',
    params: idOf('job seeker'),
    response: ContactDesk,
  }),
  'PUT /api/recruiter/contacts/:id/desk': call({
    access: 'recruiter',
    summary: 'Change what I keep about a contact',
    notes:
      'What is left out stays as it is. A note comes with the `noteVersion` on which it was begun, a next step with its day; an empty text removes.',
    refusals: { conflict: 'The note was changed elsewhere.' },
    params: idOf('job seeker'),
    body: Type.Object({
      stageId: Type.Optional(stageId),
      note: Type.Optional(note),
      noteVersion: Type.Optional(noteVersion),
      tags: Type.Optional(tags),
      nextStep: Type.Optional(nextStep),
      nextStepOn: Type.Optional(nextStepOn),
    }),
    response: ContactDesk,
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
