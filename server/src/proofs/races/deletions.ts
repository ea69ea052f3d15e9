import {
  decide,
  postRequest,
  projectPayload,
  publishProject,
  requestPayload,
  sendLink,
} from '../../testing/builders'
import { call } from '../../testing/call'
import type { Instances } from '../instances'
import { createRow, inParallel, type ProofRow } from '../proof'

interface Answer {
  status: number
}

/** Something is deleted while its owner edits it and somebody else works on it: all succeed or find it gone. */
export async function raceDeletions(instances: Instances, times: number): Promise<ProofRow> {
  const findings = createRow('what is deleted while it is edited is gone')
  const { row, check, fault } = findings
  const seeker = await instances.first.logIn('jobseeker')
  const recruiter = await instances.first.logIn('recruiter')

  function judge(deleted: Answer, others: Answer[]) {
    row.cases += 1
    if (deleted.status === 200) row.acknowledged += 1
    else fault(`a deletion was answered with ${deleted.status}`)
    for (const { status } of others) {
      if (status !== 200 && status !== 404) fault(`something else was answered with ${status}`)
    }
  }

  await inParallel(times, async (turn) => {
    const [one, other] = [instances.at(turn), instances.at(turn + 1)]
    const { id } = await publishProject(one, seeker)
    const [edited, deleted, liked] = await Promise.all([
      call(one, 'PUT /api/user/projects', seeker, {
        body: projectPayload({ id, title: 'Edited' }, [{ id: 1 + (turn % 5) }, { id: 9 }]),
      }),
      call(other, `DELETE /api/user/projects/${id}`, seeker),
      decide(one, recruiter, id, 'LIKED'),
    ])
    judge(deleted, [edited, liked])
    check('the project', (await editProject(other, id)).status, 404)
  })
  await inParallel(times, async (turn) => {
    const [one, other] = [instances.at(turn), instances.at(turn + 1)]
    const { id } = await postRequest(one, recruiter)
    const [edited, deleted, sent] = await Promise.all([
      call(one, 'PUT /api/recruiter/projectRequests', recruiter, { body: requestPayload({ id }) }),
      call(other, `DELETE /api/recruiter/projectRequests/${id}`, recruiter),
      sendLink(one, seeker, id),
    ])
    judge(deleted, [edited, sent])
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
