import type { Message } from '@swipefolio/shared/contract'
import { call, connect } from '@swipefolio/server/testing'
import type { Instances } from '../instances'
import { createRow, inParallel, type ProofRow } from '../proof'

const senders = 8

/**
 * Both sides send through all servers while each server is read: a reader asks for messages after the highest
 * seq that it has, so a lower one that becomes visible later would be missed.
 */
export async function proveNothingMissed(
  instances: Instances,
  messages: number,
): Promise<ProofRow> {
  const { row, fault } = createRow('readers miss no message')
  const { first } = instances
  const seeker = await first.logIn('jobseeker')
  const recruiter = await first.logIn('recruiter')
  const chat = await connect(first, recruiter, seeker)
  let isSending = true

  async function send(sender: number) {
    for (let number = sender; number < messages; number += senders) {
      const [side, person] =
        sender % 2 ? (['user', seeker] as const) : (['recruiter', recruiter] as const)
      const name = `POST /api/${side}/chats/send`
      const body = { id: chat.id, message: `Message ${number}` }
      const answer = await call(instances.at(number), name, person, { body })
      if (answer.status === 200) row.acknowledged += 1
      else fault(`a message was answered with ${answer.status}`)
    }
  }

  async function readPage(turn: number, before?: number) {
    const query = { limit: '50', ...(before && { before: String(before) }) }
    const name = `GET /api/user/chats/messages/${chat.id}`
    const answer = await call(instances.at(turn), name, seeker, { query })
    return answer.json<Message[]>().map(({ seq }) => seq)
  }

  /** The messages after `highest`, in pages from the newest back. */
  async function readNewer(turn: number, highest: number) {
    const newer: number[] = []
    let page = await readPage(turn)
    while (page.length > 0) {
      newer.unshift(...page.filter((seq) => seq > highest))
      if ((page[0] ?? 0) <= highest + 1) break
      page = await readPage(turn, page[0])
    }
    return newer
  }

  async function read(turn: number) {
    let highest = 0
    let seen = 0
    for (let isLast = false; !isLast;) {
      isLast = !isSending
      const newer = await readNewer(turn, highest)
      seen += newer.length
      highest = newer.at(-1) ?? highest
    }
    row.cases += row.acknowledged
    row.lost += Math.max(0, row.acknowledged - seen)
    row.doubled += Math.max(0, seen - row.acknowledged)
  }

  const reading = inParallel(instances.servers.length, read)
  await inParallel(senders, send)
  isSending = false
  await reading
  row.note = `${messages} messages, read at ${instances.servers.length} servers meanwhile`
  return row
}
