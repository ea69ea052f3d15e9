import Type, { type Static } from 'typebox'
import { call } from './call'
import { UnseenProject } from './decisions'
import { Id, Instant } from './scalars'

const Count = Type.Integer({ minimum: 0 })
const Titled = Type.Object({ id: Id, title: Type.String() })

/** An open chat that waits for one's word; `message` is its last one, or `null`. */
const Turn = Type.Object({
  chatId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  message: Type.Union([Type.String(), Type.Null()]),
  at: Instant,
})

/**
 * `deck.count` ends at 100, which means 'more than 99'. `requests` are those with links that were neither seen
 * nor answered. `turns` are open chats whose last word is the job seeker's, and after them those that have no message
 * yet: then `message` is null. `turnsCount` counts them all, of the latest 100 chats. `nextSteps` are those of contacts that are due by today anywhere on earth, the most overdue first.
 * `figures` are totals, counted as in the dashboard's statistics.
 */
export const RecruiterHome = Type.Object({
  deck: Type.Object({ count: Count, top: Type.Union([UnseenProject, Type.Null()]) }),
  requests: Type.Array(Type.Object({ id: Id, title: Type.String(), newLinks: Count })),
  turns: Type.Array(Turn),
  turnsCount: Type.Optional(Count),
  nextSteps: Type.Optional(
    Type.Array(
      Type.Object({
        id: Id,
        firstName: Type.String(),
        lastName: Type.String(),
        nextStep: Type.String(),
        nextStepOn: Type.String(),
      }),
    ),
  ),
  hasDecided: Type.Boolean(),
  hasRequests: Type.Boolean(),
  figures: Type.Optional(Type.Object({ saved: Count, contacts: Count, links: Count })),
})
export type RecruiterHome = Static<typeof RecruiterHome>

/** A first step of a job seeker; which of them are done is in `JobSeekerHome`. */
export const FirstStep = Type.Union([
  Type.Literal('project'),
  Type.Literal('description'),
  Type.Literal('repository'),
  Type.Literal('website'),
  Type.Literal('answer'),
])
export type FirstStep = Static<typeof FirstStep>

/**
 * `newest` is the newest project of one's own. `week` counts the likes and saves of the last 7 days by project, and
 * `top` is the first of these projects, or the newest. `requests` are open and not answered yet, those that name most of
 * one's technologies first. `figures` are totals, counted as in the dashboard's statistics. `turns` are open chats whose
 * last word is the recruiter's; `turnsCount` counts them all, of the latest 100 chats. `paused` says whether recruiters see none of the
 * projects.
 */
export const JobSeekerHome = Type.Object({
  done: Type.Array(FirstStep),
  newest: Type.Union([Titled, Type.Null()]),
  top: Type.Union([UnseenProject, Type.Null()]),
  week: Type.Array(Type.Object({ project: Titled, likes: Count, saves: Count })),
  requests: Type.Array(
    Type.Object({
      id: Id,
      title: Type.String(),
      companyName: Type.String(),
      endDate: Type.String(),
      technologies: Type.Array(Type.String()),
    }),
  ),
  figures: Type.Optional(Type.Object({ likes: Count, saves: Count, contacts: Count })),
  turns: Type.Optional(Type.Array(Turn)),
  turnsCount: Type.Optional(Count),
  paused: Type.Optional(Type.Boolean()),
})
export type JobSeekerHome = Static<typeof JobSeekerHome>

export const homeCalls = {
  'GET /api/recruiter/home': call({
    access: 'recruiter',
    summary: 'Read what waits for me: unseen projects, new links, chats to answer',
    response: RecruiterHome,
  }),
  'GET /api/user/home': call({
    access: 'jobseeker',
    summary: 'Read my first steps, what happened to my projects this week, and requests that fit',
    response: JobSeekerHome,
  }),
}
