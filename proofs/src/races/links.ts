import { maxLinksPerRequest } from '@swipefolio/shared/rules'
import { postRequest, sendLink } from '@swipefolio/server/testing'
import type { Instances } from '../instances'
import { createRow, inParallel, type ProofRow, tally } from '../proof'

/** Submits one repository many times at once, then many repositories. */
export async function raceLinks(instances: Instances, times: number): Promise<ProofRow> {
  const { row, check } = createRow(`one link a repository, ${maxLinksPerRequest} a request`)
  const { first } = instances
  const recruiter = await first.logIn('recruiter')
  const seeker = await first.logIn('jobseeker')

  for (const [what, repository, most] of [
    ['the same', (turn: number) => (turn % 2 ? 'kelp/bottle' : 'Kelp/Bottle.git'), 1],
    ['different', (turn: number) => `kelp/bottle-${turn}`, maxLinksPerRequest],
  ] as const) {
    const request = await postRequest(first, recruiter)
    const answers = await inParallel(times, (turn) =>
      sendLink(instances.at(turn), seeker, request.id, `https://github.com/${repository(turn)}`),
    )
    row.cases += times - 1
    check(`${what}: the answers`, tally(answers), `${most} x 200, ${times - most} x 409`)
    const { length } = await first.db
      .selectFrom('link')
      .select('id')
      .where('project_request_id', '=', request.id)
      .execute()
    row.acknowledged += most
    row.lost += Math.max(0, most - length)
    row.doubled += Math.max(0, length - most)
  }
  return row
}
