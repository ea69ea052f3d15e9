import Type, { type Static } from 'typebox'
import { call } from './call'
import { Id } from './scalars'

/** Of each figure what arrived on a day and still counts: the last 30 days in UTC, the oldest first. */
const trendsOf = <Card extends string>(...cards: Card[]) => {
  const Trend = Type.Array(Type.Integer(), { minItems: 30, maxItems: 30 })
  return Type.Object(
    Object.fromEntries(cards.map((card) => [card, Trend])) as Record<Card, typeof Trend>,
  )
}

/** `projects` are the five of one's own projects that most recruiters liked or saved, with these totals. */
export const JobSeekerStats = Type.Object({
  projectsCount: Type.Integer(),
  projectsLikes: Type.Integer(),
  contacts: Type.Integer(),
  projectsSaved: Type.Integer(),
  trends: trendsOf('projectsCount', 'projectsLikes', 'contacts', 'projectsSaved'),
  projects: Type.Optional(
    Type.Array(Type.Object({ id: Id, likes: Type.Integer(), saves: Type.Integer() })),
  ),
})
export type JobSeekerStats = Static<typeof JobSeekerStats>

export const RecruiterStats = Type.Object({
  projectsLiked: Type.Integer(),
  projectsSaved: Type.Integer(),
  contacts: Type.Integer(),
  linksReceived: Type.Integer(),
  trends: trendsOf('projectsLiked', 'projectsSaved', 'contacts', 'linksReceived'),
})
export type RecruiterStats = Static<typeof RecruiterStats>

export const statsCalls = {
  'GET /api/user/dashboard-stats': call({
    access: 'jobseeker',
    summary: 'Count my projects, contacts and what recruiters decided',
    response: JobSeekerStats,
  }),
  'GET /api/recruiter/dashboard-stats': call({
    access: 'recruiter',
    summary: 'Count my decisions, contacts and received links',
    response: RecruiterStats,
  }),
}
