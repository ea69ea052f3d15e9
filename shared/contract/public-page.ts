import Type, { type Static } from 'typebox'
import { call, content } from './call'
import { JobSeekerProfile } from './job-seeker-profile'
import { parameter } from './parameters'
import { Project } from './projects'
import { Id } from './scalars'

/** A job seeker's own settings of the public page; without a handle there is none. `projectIds` are in the order of the page. */
export const OwnPublicPage = Type.Object({
  isOn: Type.Boolean(),
  handle: Type.String(),
  projectIds: Type.Array(Id),
  /** Whether search engines may list it. */
  isListed: Type.Boolean(),
})
export type OwnPublicPage = Static<typeof OwnPublicPage>

const { title, image, imageAlt, about, gitUrl, websiteUrl, technologies } = Project.properties

/** A project on a public page, without what the deck knows it by. */
export const PublicProject = Type.Object({
  title,
  image,
  imageAlt,
  about,
  gitUrl,
  websiteUrl,
  technologies,
})
export type PublicProject = Static<typeof PublicProject>

/** What a job seeker shows to everybody: the parts of the profile that are not public are empty. */
export const PublicPage = Type.Object({
  handle: Type.String(),
  fullName: Type.String(),
  ...JobSeekerProfile.properties,
  projects: Type.Array(PublicProject),
})
export type PublicPage = Static<typeof PublicPage>

const handle = parameter('The handle of the page.')
const missing = { 'not-found': 'There is no such page, or it is off.' }

export const publicPageCalls = {
  'GET /api/user/public-page': call({
    access: 'jobseeker',
    summary: 'Read the settings of my public page',
    response: OwnPublicPage,
  }),
  'PUT /api/user/public-page': call({
    access: 'jobseeker',
    summary: 'Switch my public page on or off, and change its handle and projects',
    notes:
      'What is left out stays as it is. A handle has 3 to 30 characters of a to z, 0 to 9 and single hyphens between them; it can be changed 5 times in 30 days, and one that is given up is kept from others for 90 days. At most 12 projects; ids that are not of one’s own projects are left out.',
    refusals: { conflict: 'The handle is taken, or was changed too often.' },
    body: Type.Object({
      isOn: Type.Optional(Type.Boolean()),
      handle: Type.Optional(Type.String()),
      projectIds: Type.Optional(Type.Array(Id)),
      isListed: Type.Optional(Type.Boolean()),
    }),
    response: OwnPublicPage,
  }),
  'GET /api/public-pages/:handle': call({
    access: 'public',
    summary: 'Read a public page',
    notes: 'Of a long text of a project only the beginning.',
    refusals: missing,
    params: Type.Object({ handle }),
    response: PublicPage,
  }),
}

export const publicPageRoutes = {
  'GET /api/public-pages/:handle/share/:name': call({
    access: 'public',
    summary: 'Read the picture of a public page for share previews',
    notes:
      'The name changes with the name and the projects that the page shows; former names answer nothing.',
    refusals: missing,
    params: Type.Object({ handle, name: parameter('The file’s name, as the page says it.') }),
    response: content('image/png'),
  }),
}
