import Type, { type Static } from 'typebox'
import { call, Text } from './call'
import { idOf, limit, optionalParameter, SearchQuery } from './parameters'
import { pictures, Project } from './projects'
import { Id } from './scalars'
import { Technology } from './technologies'

/** A card of the deck: nothing in it tells who owns the project. */
export const UnseenProject = Type.Object({
  id: Id,
  title: Type.String(),
  ...pictures,
  about: Type.String(),
  gitUrl: Type.String(),
  websiteUrl: Type.String(),
  technologies: Type.Array(Technology),
})
export type UnseenProject = Static<typeof UnseenProject>

export const DecisionStatus = Type.Union([
  Type.Literal('LIKED'),
  Type.Literal('UNLIKED'),
  Type.Literal('SAVED'),
])
export type DecisionStatus = Static<typeof DecisionStatus>

const deciding = {
  refusals: {
    conflict: 'You have liked this project: a like stays.',
    'too-many-requests': 'Too many calls in a minute, or the likes of a day are used up.',
  },
  params: idOf('project'),
  query: Type.Object({
    likedStatus: optionalParameter('The decision.', { means: DecisionStatus, isNeeded: true }),
  }),
  response: Text,
}

const tech = optionalParameter(
  'Only projects with one of these technologies: at most 20 ids, separated by commas.',
)

const searchNotes = '`search` is looked for in the title and in the names of the technologies.'

export const decisionCalls = {
  'GET /api/recruiter/projects/unseen': call({
    access: 'recruiter',
    summary: 'Read the next projects that I have not decided on, newest first',
    notes:
      'Answers one project, or a list when `limit` is given (at most 50), and 204 when none is left.',
    query: Type.Object({ limit, tech }),
    response: Type.Union([UnseenProject, Type.Array(UnseenProject), Type.Null()]),
  }),
  'GET /api/recruiter/projects/unseen/count': call({
    access: 'recruiter',
    summary: 'Count the projects that I have not decided on',
    notes: 'The count ends at 100, which means more than 99.',
    query: Type.Object({ tech }),
    response: Type.Object({ count: Type.Integer({ minimum: 0, maximum: 100 }) }),
  }),
  'POST /api/recruiter/projects/:id': call({
    access: 'recruiter',
    summary: 'Like, unlike or save a project',
    ...deciding,
  }),
  'DELETE /api/recruiter/projects/:id/decision': call({
    access: 'recruiter',
    summary: 'Take back an unlike or a save: the project is unseen again',
    refusals: deciding.refusals,
    params: deciding.params,
    response: Text,
  }),
  'GET /api/recruiter/projects/saved': call({
    access: 'recruiter',
    summary: 'List the projects that I saved, the latest first',
    notes: searchNotes,
    query: SearchQuery,
    response: Type.Array(Project),
  }),
  'PUT /api/recruiter/projects/saved/:id/decision': call({
    access: 'recruiter',
    summary: 'Decide on a saved project',
    ...deciding,
    refusals: { conflict: 'You have not saved this project, or have decided otherwise since.' },
  }),
  'GET /api/recruiter/projects/passed': call({
    access: 'recruiter',
    summary: 'List the projects that I unliked, the latest first',
    notes: searchNotes,
    query: SearchQuery,
    response: Type.Array(Project),
  }),
}
