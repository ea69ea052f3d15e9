import type { Message } from '@swipefolio/shared/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  callRemotely,
  connectRemotely,
  type RemotePerson,
  signUpRemotely,
  succeedRemotely,
  Unanswered,
} from '@swipefolio/server/testing'
import type { Findings } from '../proof'

/** Sends one message after the other, each with an idempotency key, until it is acknowledged by any server. */
export interface Sender {
  /** Sends the next message, or the last one again when it was not acknowledged. */
  sendOne: (address: string) => Promise<{ status: number; retryAfter: string | null }>
  /** Sends until it is stopped or the server is gone. */
  send: (address: string, isOver: () => boolean) => Promise<void>
  /** Looks whether a message without a response was stored nevertheless. */
  lookForUnanswered: (address: string) => Promise<void>
  /** Compares the stored messages with the acknowledged ones. */
  verify: (address: string) => Promise<void>
}

/** Both sides of two chats. */
export async function createSenders(address: string, findings: Findings): Promise<Sender[]> {
  const pairs = [1, 2].map(async () => {
    const recruiter = await signUpRemotely(address, 'recruiter')
    const seeker = await signUpRemotely(address, 'jobseeker')
    const chatId = await connectRemotely(address, recruiter, seeker)
    return [recruiter, seeker].map((person) => createSender(person, chatId, findings))
  })
  return (await Promise.all(pairs)).flat()
}

/** Waits until so many messages more are acknowledged. */
export async function untilAcknowledged({ row }: Findings, more: number) {
  const wanted = row.acknowledged + more
  while (row.acknowledged < wanted) await sleep(1)
}

function createSender(person: RemotePerson, chatId: number, { row, fault }: Findings): Sender {
  const side = person.role === 'recruiter' ? 'recruiter' : 'user'
  const acknowledged: string[] = []
  let last = 0
  let unanswered: string | undefined

  const isMine = ({ senderUser }: Message) => (senderUser !== null) === (side === 'user')

  async function read(address: string, query: string) {
    const name = `GET /api/${side}/chats/messages/${chatId}?limit=200${query}`
    return JSON.parse((await succeedRemotely(address, name, person)).text) as Message[]
  }

  async function readAll(address: string) {
    const all: Message[] = []
    let page = await read(address, '')
    while (page.length > 0) {
      all.unshift(...page)
      page = await read(address, `&before=${page[0]?.seq}`)
    }
    return all
  }

  async function sendOne(address: string) {
    unanswered ??= `Message ${(last += 1)}`
    row.cases += 1
    const body = { id: chatId, message: unanswered, clientKey: unanswered }
    const answer = await callRemotely(address, `POST /api/${side}/chats/send`, person, body)
    if (answer.status === 200) {
      acknowledged.push(unanswered)
      row.acknowledged += 1
      unanswered = undefined
    } else if (answer.status !== 503) {
      throw new Error(`A message was answered ${answer.status}: ${answer.text}`)
    }
    return answer
  }

  return {
    sendOne,
    async send(address, isOver) {
      while (!isOver()) {
        try {
          await sendOne(address)
        } catch (error) {
          if (!(error instanceof Unanswered)) throw error
          return
        }
      }
    },
    async lookForUnanswered(address) {
      if (!unanswered) return
      const newest = (await read(address, '')).filter(isMine)
      if (newest.some(({ message }) => message === unanswered)) row.recovered += 1
    },
    async verify(address) {
      const all = await readAll(address)
      if (all.some(({ seq }, at) => seq !== at + 1)) fault('a chat has a gap in its seqs')
      const mine = all.filter(isMine).map(({ message }) => message)
      const there = new Set(mine)
      row.lost += acknowledged.filter((text) => !there.has(text)).length
      row.doubled += mine.length - there.size
      const numbers = mine.map((text) => Number(text.slice('Message '.length)))
      if (numbers.some((number, at) => number < (numbers[at - 1] ?? 0))) {
        fault('messages stand in another order than they were sent')
      }
    },
  }
}
