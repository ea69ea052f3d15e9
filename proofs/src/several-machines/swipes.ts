import { projectPayload, type RemotePerson } from '@swipefolio/server/testing'
import type { Project } from '@swipefolio/shared/contract'
import type { Findings } from '../proof'
import { type Caller, succeed } from '../proxies/traffic'

/** Decisions, and the list in which the recruiter then finds the project. */
const lists = { SAVED: 'saved', UNLIKED: 'passed' } as const

interface Pair {
  recruiter: RemotePerson
  seeker: RemotePerson
}

/** Decides on one project after the other, each of which the job seeker has just published. */
export function createSwiper({ recruiter, seeker }: Pair, { row }: Findings) {
  const acknowledged = { SAVED: [] as number[], UNLIKED: [] as number[] }

  return {
    async work(caller: Caller) {
      for (let turn = 0; !caller.isOver(); turn += 1) {
        const status = turn % 2 ? 'SAVED' : 'UNLIKED'
        const card = projectPayload({ title: `Card ${turn}` })
        const published = await succeed(caller, 'POST /api/user/projects', seeker, card)
        const { id } = JSON.parse(published) as Project
        row.cases += 1
        await succeed(caller, `POST /api/recruiter/projects/${id}?likedStatus=${status}`, recruiter)
        row.acknowledged += 1
        acknowledged[status].push(id)
      }
    },
    async verify(caller: Caller) {
      for (const status of ['SAVED', 'UNLIKED'] as const) {
        const text = await succeed(
          caller,
          `GET /api/recruiter/projects/${lists[status]}`,
          recruiter,
        )
        const ids = (JSON.parse(text) as Project[]).map(({ id }) => id)
        const there = new Set(ids)
        row.doubled += ids.length - there.size
        row.lost += acknowledged[status].filter((id) => !there.has(id)).length
      }
    },
  }
}
