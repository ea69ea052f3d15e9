import {
  call,
  decide,
  postRequest,
  projectPayload,
  publishProject,
  requestPayload,
  sendLink,
} from '@swipefolio/server/testing'
import type { Instances } from '../instances'
import { createRow, inParallel, type ProofRow } from '../proof'

const busy = 503

interface Answer {
  status: number
}

/** Deletes something while its owner edits it and somebody else works on it: each call succeeds or finds it gone. */
export async function raceDeletions(instances: Instances, times: number): Promise<ProofRow> {
  const findings = createRow('what is deleted while it is edited is gone')
  const { row, check, fault } = findings
  const seeker = await instances.first.logIn('jobseeker')
  const recruiter = await instances.first.logIn('recruiter')

  /** An overloaded server may refuse a call that it has not begun; refused deletions are repeated. */
  async function judge(deleted: Answer, others: Answer[], remove: () => Promise<Answer>) {
    row.cases += 1
    const statuses = others.map(({ status }) => status)
    for (const status of statuses) {
      if (![200, 404, busy].includes(status)) fault(`something else was answered with ${status}`)
    }
    let last = deleted
    for (let tries = 0; last.status === busy && tries < 20; tries += 1) last = await remove()
    if (last.status === 200) row.acknowledged += 1
    else fault(`a deletion was answered with ${last.status}`)
  }

  await inParallel(times, async (turn) => {
    const [one, other] = [instances.at(turn), instances.at(turn + 1)]
    const { id } = await publishProject(one, seeker)
    const remove = () => call(other, `DELETE /api/user/projects/${id}`, seeker)
    const [edited, deleted, liked] = await Promise.all([
      call(one, 'PUT /api/user/projects', seeker, {
        body: projectPayload({ id, title: 'Edited' }, [{ id: 1 + (turn % 5) }, { id: 9 }]),
      }),
      remove(),
      decide(one, recruiter, id, 'LIKED'),
    ])
    await judge(deleted, [edited, liked], remove)
    check('the project', (await editProject(other, id)).status, 404)
  })
  await inParallel(times, async (turn) => {
    const [one, other] = [instances.at(turn), instances.at(turn + 1)]
    const { id } = await postRequest(one, recruiter)
    const remove = () => call(other, `DELETE /api/recruiter/projectRequests/${id}`, recruiter)
    const [edited, deleted, sent] = await Promise.all([
      call(one, 'PUT /api/recruiter/projectRequests', recruiter, { body: requestPayload({ id }) }),
      remove(),
      sendLink(one, seeker, id),
    ])
    await judge(deleted, [edited, sent], remove)
    check('the request', (await call(other, `GET /api/projectrequests/${id}`)).status, 404)
  })

  const { rows } = await instances.first.pool.query<{ left: string }>(`
    select 'a project' as left from project where owner_id = ${seeker.account.id}
    union all select 'a decision' from decision where recruiter_id = ${recruiter.account.id}
    union all select 'a link' from link where job_seeker_id = ${seeker.account.id}
    union all select 'a feed entry' from feed_entry
      where project_id not in (select id from project)`)
  check(
    'what is left',
    rows.map(({ left }) => left),
    [],
  )
  return row

  function editProject(server: Instances['first'], id: number) {
    return call(server, 'PUT /api/user/projects', seeker, { body: projectPayload({ id }) })
  }
}
