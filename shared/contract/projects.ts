import Type, { type Static } from 'typebox'
import { call, Text } from './call'
import { IdempotentHeaders } from './idempotency-key'
import { idOf, PageQuery } from './parameters'
import { Id } from './scalars'
import { Technology } from './technologies'

/** A picture of a project: an address that the upload of an image answered; `imageAlt` says what it shows. */
export const picture = { image: Type.String(), imageAlt: Type.String() }
export const Picture = Type.Object(picture)
export type Picture = Static<typeof Picture>

/**
 * The pictures of a project. The first is its cover, which may be empty; `morePictures` are those after it in the owner's order, and
 * left out when there are none.
 */
export const pictures = {
  ...picture,
  morePictures: Type.Optional(Type.Array(Picture)),
}

/** What a project says in words. */
export const picturelessProject = {
  title: Type.String(),
  about: Type.String(),
  gitUrl: Type.String(),
  websiteUrl: Type.String(),
}

/** `owner` is always null: who owns a project is known through contacts only. */
export const Project = Type.Object({
  id: Id,
  title: Type.String(),
  ...pictures,
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
    morePictures: Type.Optional(Type.Array(Type.Object({ image: text, imageAlt: text }))),
    gitUrl: text,
    websiteUrl: text,
    readmeId: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
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
    notes: '`readmeId` is the id of a README that was taken.',
    refusals: { conflict: 'You have 200 projects.' },
    headers: IdempotentHeaders,
    body: ProjectPayload,
    response: Project,
  }),
  'PUT /api/user/projects': call({
    access: 'jobseeker',
    summary: 'Change a project of mine',
    notes:
      'Without `morePictures` those after the first picture stay. `readmeId` is the id of a README that was taken, or null for none; without it, the README stays.',
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
