import { printFigure } from './figures/print-figure'
import { load, wire } from './load/load'
import { connections, measure } from './load/measure'
import { makePeople, sessionSecret } from './load/people'
import { startBare } from './load/start-bare'
import { startProduct } from './product'

const turns = Number(process.argv[2] ?? 5)
// So many that nobody reaches the limit of calls.
const people = 5000

const polls = ['notifications/unseen-exist', 'chats/user-new-messages-count']

const product = await startProduct({ LIMITS: 'on', JWT_SECRET: sessionSecret })
const bare = await startBare()
try {
  const tokens = await makePeople(product.db, people)
  const ours = {
    ...product,
    requests: tokens.map((token, at) => wire(`/api/user/${polls[at % 2]}`, token)),
  }
  const theirs = { ...bare, requests: [wire('/poll', tokens[0])] }
  // Sessions and answers are read once.
  await load({ ...ours, connections })
  const measured = []
  for (let turn = 0; turn <= turns; turn += 1) {
    const each = [await measure(ours), await measure(theirs)] as const
    if (turn > 0) measured.push(each)
  }
  printFigure({
    goal: 'G8',
    name: 'polls / requests of bare Fastify',
    ours: measured.map(([{ perSecond }]) => perSecond),
    theirs: measured.map(([, { perSecond }]) => perSecond),
    unit: 'a second',
  })
  printFigure({
    goal: { atMost: 1.25, beyond: 1.11 },
    name: 'CPU of the server: poll / bare request',
    ours: measured.map(([{ micro }]) => micro),
    theirs: measured.map(([, { micro }]) => micro),
    unit: 'µs',
  })
} finally {
  await bare.stop()
  await product.stop()
}
