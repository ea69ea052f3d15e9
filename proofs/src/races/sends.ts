import type { Message } from '@swipefolio/shared/contract'
import { call, connect } from '@swipefolio/server/testing'
import type { Instances } from '../instances'
import { createRow, inParallel, type ProofRow, tally } from '../proof'

const keysAtOnce = 4

interface SendRace {
  keys: number
  times: number
}

/** Sends each message many times at once with its idempotency key, through all servers and by both sides. */
export async function raceSends(
  instances: Instances,
  { keys, times }: SendRace,
): Promise<ProofRow> {
  const findings = createRow('one message for each client key')
  const { row } = findings
  const seeker = await instances.first.logIn('jobseeker')
  const recruiter = await instances.first.logIn('recruiter')
  const chat = await connect(instances.first, recruiter, seeker)

  const acknowledged = new Set<string>()
  const send = (key: number, turn: number) => {
    const [side, person] =
      key % 2 ? (['user', seeker] as const) : (['recruiter', recruiter] as const)
    const body = { id: chat.id, message: `Message ${key}`, clientKey: `key-${key}` }
    return call(instances.at(turn), `POST /api/${side}/chats/send`, person, {
      body,
    })
  }
  for (let from = 0; from < keys; from += keysAtOnce) {
    await inParallel(Math.min(keysAtOnce, keys - from), async (offset) => {
      const answers = await inParallel(times, (turn) => send(from + offset, turn))
      const isTaken = answers.every(({ status }) => status === 200)
      if (!isTaken) return findings.fault(`the answers were ${tally(answers)}`)
      row.cases += times
      row.acknowledged += times
      acknowledged.add(`key-${from + offset}`)
      const stored = new Set(answers.map((answer) => JSON.stringify(answer.json<Message>())))
      if (stored.size > 1) findings.fault('one key was answered with several messages')
    })
  }

  const messages = await instances.first.db
    .selectFrom('message')
    .select(['seq', 'client_key'])
    .where('chat_id', '=', chat.id)
    .orderBy('seq')
    .execute()
  const there = new Set(messages.map((message) => message.client_key))
  row.doubled = messages.length - there.size
  row.lost = [...acknowledged].filter((key) => !there.has(key)).length
  const seqs = messages.map(({ seq }) => seq)
  findings.check(
    'the seqs',
    seqs,
    messages.map((_, at) => at + 1),
  )
  return row
}
