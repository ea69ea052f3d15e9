import Type, { type Static } from 'typebox'
import { call, Text } from './call'
import { idOf, PageQuery } from './parameters'
import { Id } from './scalars'
import { Technology } from './technologies'

/** A picture of a project: empty, or an address that the upload of an image answered; `imageAlt` says what it shows. */
export const picture = { image: Type.String(), imageAlt: Type.String() }

/** `owner` is always null: who owns a project is known through contacts only. */
export const Project = Type.Object({
  id: Id,
  title: Type.String(),
  ...picture,
  about: Type.String(),
  gitUrl: Type.String(),
  websiteUrl: Type.String(),
  owner: Type.Null(),
  technologies: Type.Array(Technology),
})
export type Project = Static<typeof Project>

export const ProjectWithTechnologies = Type.Object({
  project: Project,
  technologies: Type.Array(Technology),
})
export type ProjectWithTechnologies = Static<typeof ProjectWithTechnologies>

const text = Type.Optional(Type.String())

const ProjectPayload = Type.Object({
  project: Type.Object({
    id: Type.Optional(Type.Number()),
    title: text,
    image: text,
    about: text,
    imageAlt: text,
    gitUrl: text,
    websiteUrl: text,
  }),
  technologies: Type.Optional(
    Type.Array(Type.Object({ id: Type.Optional(Type.Number()), name: text })),
  ),
})

export const projectCalls = {
  'GET /api/user/projects': call({
    access: 'jobseeker',
    summary: 'List my projects, newest first',
    query: PageQuery,
    response: Type.Array(Project),
  }),
  'POST /api/user/projects': call({
    access: 'jobseeker',
    summary: 'Publish a project',
    refusals: { conflict: 'You have 200 projects.' },
    body: ProjectPayload,
    response: Project,
  }),
  'PUT /api/user/projects': call({
    access: 'jobseeker',
    summary: 'Change a project of mine',
    refusals: { 'not-found': 'There is no such project of yours.' },
    body: ProjectPayload,
    response: Project,
  }),
  'DELETE /api/user/projects/:id': call({
    access: 'jobseeker',
    summary: 'Delete a project of mine',
    params: idOf('project'),
    response: Text,
  }),
}
