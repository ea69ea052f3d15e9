import type { DecisionStatus } from '@swipefolio/shared/contract'
import {
  call,
  decide,
  type LoggedIn,
  postRequest,
  publishProject,
  submitLink,
} from '@swipefolio/server/testing'
import type { Instances } from '../instances'
import { createRow, inParallel, type ProofRow, tally } from '../proof'

interface Pair {
  seeker: LoggedIn
  recruiter: LoggedIn
}

const createPair = async ({ first }: Instances): Promise<Pair> => ({
  seeker: await first.logIn('jobseeker'),
  recruiter: await first.logIn('recruiter'),
})

/** What two people share: contacts, chats, and notifications about them. */
async function countMeeting({ first }: Instances, { seeker, recruiter }: Pair) {
  const count = async (sentence: string, values: number[]) =>
    Number((await first.pool.query<{ count: number }>(sentence, values)).rows[0]?.count)
  const both = [recruiter.account.id, seeker.account.id]
  return [
    await count(
      'select count(*) from contact where recruiter_id = $1 and job_seeker_id = $2',
      both,
    ),
    await count('select count(*) from chat where recruiter_id = $1 and job_seeker_id = $2', both),
    await count(`select count(*) from notification where account_id = $1 and type = 'CHAT'`, [
      seeker.account.id,
    ]),
  ]
}

/** Reveals one link many times at once while a project of the same job seeker is liked. */
export async function raceReveals(instances: Instances, times: number): Promise<ProofRow> {
  const { row, check } = createRow('one contact and chat for all reveals')
  const { first } = instances
  const pair = await createPair(instances)
  const request = await postRequest(first, pair.recruiter)
  const link = await submitLink(first, pair.seeker, request.id)
  const project = await publishProject(first, pair.seeker)
  const [answers, liked] = await Promise.all([
    inParallel(times, (turn) =>
      call(instances.at(turn), `GET /api/recruiter/revealLinkOwner/${link}`, pair.recruiter),
    ),
    decide(instances.at(1), pair.recruiter, project.id, 'LIKED'),
  ])
  row.cases += times
  row.acknowledged = times + 1
  check('the answers', tally([...answers, liked]), `${times + 1} x 200`)
  const meeting = await countMeeting(instances, pair)
  check('contacts, chats and notifications', meeting, [1, 1, 1])
  row.lost = meeting.filter((count) => count === 0).length
  row.doubled = meeting.reduce((sum, count) => sum + Math.max(0, count - 1), 0)
  return row
}

const kinds: DecisionStatus[] = ['LIKED', 'UNLIKED', 'SAVED']

/** Likes, passes and saves one project at once: a like that was accepted stays. */
export async function raceDecisions(instances: Instances, times: number): Promise<ProofRow> {
  const { row, check, fault } = createRow('one decision, and a like stays')
  const pair = await createPair(instances)
  const project = await publishProject(instances.first, pair.seeker)
  const answers = await inParallel(times, async (turn) => {
    const kind = kinds[turn % kinds.length] ?? 'LIKED'
    const answer = await decide(instances.at(turn), pair.recruiter, project.id, kind)
    return { kind, status: answer.status }
  })
  row.cases += times
  row.acknowledged = answers.filter(({ status }) => status === 200).length
  const wrong = answers.filter(
    ({ kind, status }) => status !== 200 && !(status === 409 && kind !== 'LIKED'),
  )
  if (wrong.length > 0) fault(`answers were ${tally(wrong)}`)

  const decisions = await instances.first.db
    .selectFrom('decision')
    .select('status')
    .where('project_id', '=', project.id)
    .execute()
  check(
    'the decisions',
    decisions.map(({ status }) => status),
    ['LIKED'],
  )
  const meeting = await countMeeting(instances, pair)
  check('contacts, chats and notifications', meeting, [1, 1, 1])
  row.lost = meeting.filter((count) => count === 0).length
  row.doubled = meeting.reduce((sum, count) => sum + Math.max(0, count - 1), 0)
  return row
}
