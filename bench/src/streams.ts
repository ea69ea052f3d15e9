import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, openStream, quantile, type Person, type StreamEvent } from './chatting'
import { printFigure } from './figures/print-figure'
import { makePairs, type Pair } from './crowd'
import { collectsOnSignal, logIn, say, startProduct } from './product'

const pairsAtOnce = 500
const chattingPairs = 200
const minute = 60_000
const messageEvery = 5000
/** With a stream, bell and badge each poll once in this many minutes. */
const minutesBetweenChecks = 10

const { address, db, pid, stop } = await startProduct({}, collectsOnSignal)
try {
  const pairs = await makePairs(db, pairsAtOnce, async (side, email) => ({
    side,
    token: await logIn(address, side === 'user' ? 'jobseeker' : 'recruiter', email),
  }))
  const people = pairs.flatMap(({ recruiter, seeker }) => [recruiter, seeker])
  await measureIdle(people)
  await measureChatting(pairs.slice(0, chattingPairs))
} finally {
  await stop()
}

/** The resident memory of the server's process in bytes, and its CPU time in seconds. */
function usage() {
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const times = fields.split(' ').map(Number)
  return { bytes: Number(memory) * 1024, seconds: ((times[11] ?? 0) + (times[12] ?? 0)) / 100 }
}

/** The memory after garbage collection, with freed pages returned. */
async function settled() {
  for (let times = 0; times < 3; times += 1) {
    if (pid) process.kill(pid, 'SIGUSR2')
    await sleep(2000)
  }
  return usage()
}

async function measureIdle(people: Person[]) {
  const count = people.length
  await sleep(5000)
  const idle = usage()
  await sleep(minute / 2)
  const alone = (usage().seconds - idle.seconds) * 2
  const before = await settled()
  const streams = []
  for (const person of people) streams.push(await openStream(address, person))
  const open = await settled()
  const end = sleep(minute)
  const checks = await poll(people.slice(0, count / minutesBetweenChecks), 1)
  await end
  const afterStreams = usage()
  const alive = streams.filter(({ isOpen }) => isOpen()).length
  for (const { close } of streams) close()

  await sleep(2000)
  const beforePolls = usage()
  const polls = await poll(people, 12)
  const afterPolls = usage()
  // The idle server's CPU time is subtracted.
  const byStream = afterStreams.seconds - open.seconds - alone
  const byPolls = afterPolls.seconds - beforePolls.seconds - alone
  const mebibytes = (open.bytes - before.bytes) / 2 ** 20
  say(`${alive} of ${count} streams open after a minute`)
  say(
    `added memory: ${mebibytes.toFixed(1)} MiB, ${((mebibytes * 1024) / count).toFixed(1)} KiB each`,
  )
  say(
    `requests per person and minute: polling ${polls / count}, stream ${checks / count} (its slow checks)`,
  )
  say(`  ratio ${(checks / polls).toFixed(3)}`)
  const micro = (seconds: number) => (seconds * 1e6) / count / 60
  printFigure({
    goal: 'G9',
    name: 'CPU of an idle person: polling / stream',
    ours: [micro(byPolls)],
    // The clock of the process's CPU has steps of 10 ms.
    theirs: [micro(Math.max(byStream, 0.01))],
    unit: 'µs a second',
  })
}

/** Polls as the spec says for every person, spread evenly, for a minute. */
async function poll(people: Person[], rounds: number) {
  let requests = 0
  const ask = async (person: Person, path: string) => {
    await call(address, person, path)
    requests += 1
  }
  for (let round = 0; round < rounds; round += 1) {
    const begin = Date.now()
    for (let at = 0; at < people.length; at += 20) {
      await Promise.all(
        people
          .slice(at, at + 20)
          .flatMap((person) => [
            ask(person, 'notifications/unseen-exist'),
            ask(
              person,
              person.side === 'user'
                ? 'chats/user-new-messages-count'
                : 'chats/recruiter-new-messages-count',
            ),
          ]),
      )
    }
    await sleep(Math.max(0, 5000 - (Date.now() - begin)))
  }
  return requests
}

/** Tries once; the server may shed load. */
function send(person: Person, body: object) {
  return call(address, person, 'chats/send', body).then(
    () => true,
    () => sleep(100, false),
  )
}

async function measureChatting(pairs: Pair[]) {
  const sentAt = new Map<string, number>()
  const delays: number[] = []
  const received = new Map<number, number[]>()
  const streams = []
  for (const { chatId, seeker } of pairs) {
    const seqs: number[] = []
    received.set(chatId, seqs)
    streams.push(
      await openStream(address, seeker, ({ type, seq = 0 }: StreamEvent) => {
        if (type !== 'message') return
        seqs.push(seq)
        const begin = sentAt.get(`${chatId} ${seq}`)
        if (begin !== undefined) delays.push(performance.now() - begin)
      }),
    )
  }
  const rounds = minute / messageEvery
  let refusals = 0
  await Promise.all(
    pairs.map(async ({ chatId, recruiter }) => {
      await sleep(Math.random() * messageEvery)
      for (let seq = 1; seq <= rounds; seq += 1) {
        const begin = performance.now()
        sentAt.set(`${chatId} ${seq}`, begin)
        const body = { id: chatId, message: `Message ${seq}`, clientKey: `${chatId}.${seq}` }
        while (!(await send(recruiter, body))) refusals += 1
        await sleep(Math.max(0, messageEvery - (performance.now() - begin)))
      }
    }),
  )
  await sleep(1000)
  for (const { close } of streams) close()
  let [lost, doubled, outOfOrder] = [0, 0, 0]
  for (const seqs of received.values()) {
    lost += rounds - new Set(seqs).size
    doubled += seqs.length - new Set(seqs).size
    outOfOrder += seqs.filter((seq, at) => at > 0 && seq < (seqs[at - 1] ?? 0)).length
  }
  say(
    `${pairs.length} pairs, ${pairs.length * rounds} messages: ${lost} lost, ${doubled} doubled, ${outOfOrder} out of order`,
  )
  const ms = (share: number) => quantile(delays, share).toFixed(1)
  if (refusals > 0) say(`  ${refusals} sends were refused and tried again with the same key`)
  say(`  from the call to the other side's stream: median ${ms(0.5)} ms, p99 ${ms(0.99)} ms`)
}
