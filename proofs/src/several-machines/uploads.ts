import { picture, projectPayload, type RemotePerson } from '@swipefolio/server/testing'
import type { Project } from '@swipefolio/shared/contract'
import type { Findings } from '../proof'
import { type Caller, make, succeed } from '../proxies/traffic'

/** Uploads one picture after the other and publishes a project with each. */
export function createUploader(person: RemotePerson, { row }: Findings) {
  /** The content of each acknowledged picture by its path. */
  const acknowledged = new Map<string, string>()

  return {
    async work(caller: Caller) {
      const file = await picture().png().toBuffer()
      while (!caller.isOver()) {
        row.cases += 1
        const answer = await make(caller, 'POST /api/user/images', person, file)
        if (answer?.status !== 200) continue
        const { image } = JSON.parse(answer.text) as { image: string }
        row.acknowledged += 1
        acknowledged.set(image, await succeed(caller, `GET ${image}`, person))
        // A person may have only a few pictures that no project uses.
        const body = projectPayload({ title: 'A picture', image })
        await succeed(caller, 'POST /api/user/projects', person, body)
      }
    },
    async verify(caller: Caller) {
      const projects = await succeed(caller, 'GET /api/user/projects', person)
      const shown = new Set((JSON.parse(projects) as Project[]).map(({ image }) => image))
      for (const [image, content] of acknowledged) {
        const found = await succeed(caller, `GET ${image}`, person)
        if (found !== content || !shown.has(image)) row.lost += 1
      }
    },
  }
}
