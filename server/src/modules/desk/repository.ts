import { firstStages } from '@swipefolio/shared/rules'
import { sql } from 'kysely'
import { compileOnce } from '../../foundation/db/compile-once'
import type { Executor } from '../../foundation/db/database'
import { isPairOpen } from '../../people/visibility'

export interface Stage {
  id: number
  name: string
}

export async function listStages(db: Executor, recruiterId: number): Promise<readonly Stage[]> {
  const board = await db
    .selectFrom('contact_board')
    .select('stages')
    .where('recruiter_id', '=', recruiterId)
    .executeTakeFirst()
  return board?.stages ?? firstStages
}

/**
 * The stages, locked until the transaction ends: shared by moves of contacts, exclusive for changes of stages, so that no contact
 * gets into a stage that is being deleted.
 */
export async function lockStages(
  db: Executor,
  recruiterId: number,
  lock: 'shared' | 'exclusive',
): Promise<readonly Stage[]> {
  await db
    .insertInto('contact_board')
    .values({ recruiter_id: recruiterId, stages: JSON.stringify(firstStages) })
    .onConflict((known) => known.doNothing())
    .execute()
  const board = await db
    .selectFrom('contact_board')
    .select('stages')
    .where('recruiter_id', '=', recruiterId)
    .$call((query) => (lock === 'shared' ? query.forShare() : query.forUpdate()))
    .executeTakeFirstOrThrow()
  return board.stages
}

export const replaceStages = (db: Executor, recruiterId: number, stages: readonly Stage[]) =>
  db
    .updateTable('contact_board')
    .set({ stages: JSON.stringify(stages) })
    .where('recruiter_id', '=', recruiterId)
    .execute()

/** The number of contacts by stage, of those that the recruiter can see. */
export async function countByStage(db: Executor, recruiterId: number) {
  const rows = await db
    .selectFrom('contact')
    .innerJoin('account', 'account.id', 'contact.job_seeker_id')
    .select(({ fn }) => ['contact.stage_id', fn.countAll<number>().as('count')])
    .where('contact.recruiter_id', '=', recruiterId)
    .where('account.deleted_at', 'is', null)
    .where(isPairOpen(recruiterId, sql.ref('contact.job_seeker_id')))
    .groupBy('contact.stage_id')
    .execute()
  return new Map(rows.map(({ stage_id, count }) => [stage_id, count]))
}

/** Whether a contact is in the stage, also one that cannot be seen now. */
export async function isStageUsed(db: Executor, recruiterId: number, stageId: number) {
  const used = await db
    .selectFrom('contact')
    .select('job_seeker_id')
    .where('recruiter_id', '=', recruiterId)
    .where('stage_id', '=', stageId)
    .limit(1)
    .executeTakeFirst()
  return used !== undefined
}

interface StageMove {
  from: number
  to: number
  at: Date
}

export const moveAll = (db: Executor, recruiterId: number, { from, to, at }: StageMove) =>
  db
    .updateTable('contact')
    .set({ stage_id: to, staged_at: at })
    .where('recruiter_id', '=', recruiterId)
    .where('stage_id', '=', from)
    .execute()

const deskColumns = [
  'stage_id',
  'note',
  'note_version',
  'tags',
  'next_step',
  'next_step_on',
] as const

export interface DeskRow {
  stage_id: number
  note: string
  note_version: number
  tags: string[]
  next_step: string
  next_step_on: string | null
}

const selectDesk = (db: Executor, recruiterId: number, jobSeekerId: number) =>
  db
    .selectFrom('contact')
    .innerJoin('account', 'account.id', 'contact.job_seeker_id')
    .select(deskColumns)
    .where('contact.recruiter_id', '=', recruiterId)
    .where('contact.job_seeker_id', '=', jobSeekerId)
    .where('account.deleted_at', 'is', null)
    .where(isPairOpen(recruiterId, sql.ref('contact.job_seeker_id')))

export const findDesk = (
  db: Executor,
  recruiterId: number,
  jobSeekerId: number,
): Promise<DeskRow | undefined> => selectDesk(db, recruiterId, jobSeekerId).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockDesk = (
  db: Executor,
  recruiterId: number,
  jobSeekerId: number,
): Promise<DeskRow | undefined> =>
  selectDesk(db, recruiterId, jobSeekerId).forNoKeyUpdate('contact').executeTakeFirst()

export const updateDesk = (
  db: Executor,
  recruiterId: number,
  jobSeekerId: number,
  change: Partial<DeskRow> & { staged_at?: Date },
): Promise<DeskRow> =>
  db
    .updateTable('contact')
    .set(change)
    .where('recruiter_id', '=', recruiterId)
    .where('job_seeker_id', '=', jobSeekerId)
    .returning(deskColumns)
    .executeTakeFirstOrThrow()

/** The contacts whose next step is due by a day, the most overdue first. */
export const listDueSteps = compileOnce(
  (db, { recruiterId, by, limit }: { recruiterId: number; by: string; limit: number }) =>
    db
      .selectFrom('contact')
      .innerJoin('account', 'account.id', 'contact.job_seeker_id')
      .select([
        'account.id',
        'account.first_name',
        'account.last_name',
        'contact.next_step',
        'contact.next_step_on',
      ])
      .where('contact.recruiter_id', '=', recruiterId)
      .where('contact.next_step_on', '<=', by)
      .where('account.deleted_at', 'is', null)
      .where(isPairOpen(recruiterId, sql.ref('contact.job_seeker_id')))
      .orderBy('contact.next_step_on')
      .orderBy('account.id')
      .limit(limit),
)

export type DueStepRow = Awaited<ReturnType<typeof listDueSteps>>[number]
