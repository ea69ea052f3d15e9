import type { DecisionStatus } from '@swipefolio/shared/contract'
import { sql } from 'kysely'
import type { Executor } from '../../foundation/db/database'
import { compilePages } from '../../foundation/http/compile-pages'
import {
  key,
  type Order,
  type PageRequest,
  readPage,
} from '../../foundation/http/keyset-pagination'
import { contains } from '../../foundation/http/search'
import { compileUnseen, unseenQuery, type UnseenRow } from '../feed/unseen'
import { isOwnerVisible } from '../../people/visibility'
import { formatOf, sentences } from '../notifications/sentences'
import { findProjectsContaining, projectBytes, selectProjects } from '../projects/repository'
import { hasTechnologyLike } from '../technologies/repository'

/** The newest first. */
export const listUnseenProjects = compileUnseen((db, unseen) =>
  selectProjects(db)
    .innerJoin(
      sql<UnseenRow>`(${unseenQuery(unseen)})`.as('unseen'),
      'unseen.project_id',
      'project.id',
    )
    .orderBy('unseen.position', 'desc'),
)

const latestFirst: Order = {
  direction: 'desc',
  keys: [key('decision.decided_at', 'timestamptz'), key('project.id', 'bigint')],
}

interface DecidedQuery {
  status: DecisionStatus
  /** What the title or the name of a technology contains; everything when empty. */
  search: string
}

interface Decided {
  recruiterId: number
  status: DecisionStatus
}

const selectDecided = (db: Executor) =>
  selectProjects(db).innerJoin('decision', 'decision.project_id', 'project.id')

type DecidedProjects = ReturnType<typeof selectDecided>

const isVisible =
  ({ recruiterId, status }: Decided) =>
  (query: DecidedProjects) =>
    query
      .where('decision.recruiter_id', '=', recruiterId)
      .where('decision.status', '=', status)
      .where(isOwnerVisible(recruiterId, sql.ref('project.owner_id')))

const pagesOfAll = compilePages({
  query: (db, parameters: Decided) => selectDecided(db).$call(isVisible(parameters)),
  order: () => latestFirst,
  bytes: projectBytes,
})

/**
 * The projects on which a recruiter has decided so, the latest decision first. A search for what few projects contain looks these up;
 * another reads the recruiter's own decisions in that order until the page is full.
 */
export async function listDecidedProjects(
  db: Executor,
  recruiterId: number,
  { status, search }: DecidedQuery,
  page: PageRequest,
) {
  if (search === '') return pagesOfAll(db, { recruiterId, status }, page)
  const found = await findProjectsContaining(db, search)
  const decided = found
    ? selectProjects(db)
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('decision as made')
              .select(['recruiter_id', 'status', 'decided_at'])
              .whereRef('made.project_id', '=', 'project.id')
              // It keeps this from becoming a join that reads all decisions of the recruiter.
              .offset(sql.lit(0))
              .as('decision'),
          (join) => join.onTrue(),
        )
        .where('project.id', '=', sql<number>`any(${found}::bigint[])`)
    : selectDecided(db).where((eb) =>
        eb.or([contains(sql.ref('project.title'), search), hasTechnologyLike(eb, search)]),
      )
  const visible = decided.$call(isVisible({ recruiterId, status }))
  return readPage(visible, latestFirst, page, { db, bytes: projectBytes })
}

interface NewDecision {
  recruiterId: number
  projectId: number
  status: DecisionStatus
  at: Date
  /** Whether only a saved project may be decided on. */
  isSaved?: boolean
  /** Whether a like is told by no digest mail. */
  isQuiet?: boolean
  /** The likes that a recruiter has in 24 hours; without it they are not counted. */
  mostLikes?: number
}

export type Refusal =
  | 'no account'
  | 'no project'
  | 'liked'
  | 'unliked'
  | 'not saved'
  | 'no decision'

interface DecisionResult {
  refusal: Refusal | 'too many likes' | null
  /** The job seeker who has become a contact by a like. */
  new_contact_id: number | null
  /** The likes of the last 24 hours, when this is a new one that is counted. */
  likes: number | null
}

/** Stores a decision with everything that follows from it, unless it is refused. */
export async function createDecision(
  db: Executor,
  { recruiterId, projectId, status, at, isSaved = false, isQuiet = false, mostLikes }: NewDecision,
) {
  const sentence = formatOf(sentences.CHAT.projectLiked)
  const { rows } = await sql<DecisionResult>`
    select refusal, new_contact_id, likes from decide(
      ${recruiterId}, ${projectId}, ${status}, ${at}, ${sentence}, ${isSaved}, ${isQuiet},
      ${mostLikes ?? null}
    )`.execute(db)
  return rows[0]
}

/** When the like was made that was the n-th last. */
export async function findTimeOfLike(db: Executor, recruiterId: number, last: number) {
  const like = await db
    .selectFrom('decision')
    .select('decided_at')
    .where('recruiter_id', '=', recruiterId)
    .where('status', '=', 'LIKED')
    .orderBy('decided_at', 'desc')
    .offset(last - 1)
    .limit(1)
    .executeTakeFirst()
  return like?.decided_at
}

/** Takes a decision back. Returns the refusal, or null. */
export async function removeDecision(db: Executor, recruiterId: number, projectId: number) {
  const { rows } = await sql<{ refusal: Refusal | null }>`
    select take_back_decision(${recruiterId}, ${projectId}) as refusal`.execute(db)
  return rows[0]?.refusal
}

/** Every decision of a recruiter on a project that they may still see. */
export const listDecisionsBy = (db: Executor, recruiterId: number, page: PageRequest) =>
  readPage(
    db
      .selectFrom('decision')
      .innerJoin('project', 'project.id', 'decision.project_id')
      .select(['project.id', 'project.title', 'decision.status', 'decision.decided_at'])
      .where('decision.recruiter_id', '=', recruiterId)
      .where(isOwnerVisible(recruiterId, sql.ref('project.owner_id'))),
    { ...latestFirst, direction: 'asc' },
    page,
  )

export type DecisionRow = Awaited<ReturnType<typeof listDecisionsBy>>['items'][number]
