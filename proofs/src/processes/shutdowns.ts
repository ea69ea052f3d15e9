import type { Message } from '@swipefolio/shared/contract'
import {
  connectRemotely,
  type RemotePerson,
  signUpRemotely,
  startServerProcess,
  succeedRemotely,
} from '@swipefolio/server/testing'
import { createRow, type Findings, type ProofRow } from '../proof'
import { withDataDir } from './data-dir'
import { type LoadedRequest, startLoad } from './load'

/** Ten seconds are promised; the rest is for a busy machine. */
const mostMilliseconds = 20_000

interface ShutdownScale {
  stops: number
  connections: number
}

interface Scene {
  recruiter: RemotePerson
  chatId: number
  /** The number of acknowledged messages. */
  said: string[]
  /** Requests after the stop that found no server. */
  cameLate: number
}

/**
 * Stops the server while many connections are busy. A request that was sent completely before counts as
 * accepted: it must be answered, whether the server had already read it or not.
 */
export const proveShutdowns = ({ stops, connections }: ShutdownScale): Promise<ProofRow> =>
  withDataDir(async (DATA_DIR) => {
    const findings = createRow('a server that is stopped under load')
    const start = () => startServerProcess({ DATA_DIR, LIMITS: 'off', LOCAL_BUILDS: 'off' })
    const { row, fault } = findings
    let longest = 0
    let server = await start()
    try {
      const scene = await createScene(server.address)
      for (let stop = 0; stop < stops; stop += 1) {
        const load = startLoad({ address: server.address, connections, next: mixOf(scene) })
        await load.busy(20 + Math.random() * 200)
        const stoppedAt = performance.now()
        const code = await server.kill('SIGTERM')
        const took = performance.now() - stoppedAt
        await load.stop()
        longest = Math.max(longest, took)
        if (code !== 0) fault(`the server ended with ${code}`)
        if (took > mostMilliseconds) fault(`the stop took ${Math.round(took)} ms`)
        judge(load.requests, stoppedAt, scene, findings)
        server = await start()
      }
      await verify(server.address, scene, findings)
      row.note = `${stops} stops, the longest ${Math.round(longest)} ms; ${scene.cameLate} requests came later`
    } finally {
      await server.kill('SIGTERM')
    }
    return row
  })

async function createScene(address: string): Promise<Scene> {
  const recruiter = await signUpRemotely(address, 'recruiter')
  const seeker = await signUpRemotely(address, 'jobseeker')
  return {
    recruiter,
    chatId: await connectRemotely(address, recruiter, seeker),
    said: [],
    cameLate: 0,
  }
}

let lastMessage = 0

/** Four reads for each message. */
function mixOf({ recruiter: { token }, chatId }: Scene) {
  const reads = ['details', 'chats', 'projects/unseen', 'notifications/unseen-exist']
  let turn = 0
  return () => {
    turn += 1
    const path = reads[turn % 5]
    if (path) return { method: 'GET', path: `/api/recruiter/${path}`, token }
    const text = `Message ${(lastMessage += 1)}`
    const body = { id: chatId, message: text, clientKey: text }
    return { method: 'POST', path: '/api/recruiter/chats/send', token, body, text }
  }
}

function judge(requests: LoadedRequest[], stoppedAt: number, scene: Scene, findings: Findings) {
  const { row, fault } = findings
  for (const { sentAt, answeredAt = 0, status, error, text } of requests) {
    if (status === 200) {
      row.acknowledged += 1
      if (text) scene.said.push(text)
    }
    // Before the stop a server without enough processor time may shed load.
    const isShed = status === 503 && answeredAt < stoppedAt
    if (status && status >= 500 && !isShed) fault(`a request was answered ${status}`)
    if (sentAt === undefined || sentAt >= stoppedAt) {
      if (status === undefined) scene.cameLate += 1
      continue
    }
    row.cases += 1
    if (status === undefined) fault(`a request was not answered: ${error}`)
  }
}

async function verify(address: string, { recruiter, chatId, said }: Scene, { row }: Findings) {
  const there: string[] = []
  let before = ''
  for (;;) {
    const name = `GET /api/recruiter/chats/messages/${chatId}?limit=200${before}`
    const page = JSON.parse((await succeedRemotely(address, name, recruiter)).text) as Message[]
    if (page.length === 0) break
    there.push(...page.map(({ message }) => message))
    before = `&before=${page[0]?.seq}`
  }
  const kept = new Set(there)
  row.lost = said.filter((text) => !kept.has(text)).length
  row.doubled = there.length - kept.size
  row.recovered = kept.size - said.length + row.lost
}
