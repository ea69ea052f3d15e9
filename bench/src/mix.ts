import { printFigure } from './figures/print-figure'
import { wire } from './load/load'
import { type Measured, measure } from './load/measure'
import { startBare } from './load/start-bare'
import { logIn, startProduct } from './product'

const turns = Number(process.argv[2] ?? 5)

/** What a recruiter's client asks for in a minute beside its polls. */
const email = 'maya@demo.swipefolio.example'
const readsOfMinute = [
  'details',
  'home',
  'dashboard-stats',
  'projects/unseen',
  'projects/unseen?limit=5',
  'projects/unseen?limit=5',
  'projects/saved',
  'contacts',
  'projectRequests',
  'notifications',
  'chats',
]
const polls = ['notifications/unseen-exist', 'chats/recruiter-new-messages-count']

const product = await startProduct()
const bare = await startBare(product.socketFolder)
try {
  const token = await logIn(product.address, 'recruiter', email)
  const ask = (call: string) => wire(`/api/recruiter/${call}`, token)
  // Each of both polls is made every five seconds.
  const { rows: chats } = await product.pool.query<{ id: string }>(
    `select chat.id from chat join account on account.id = recruiter_id where email = $1 limit 1`,
    [email],
  )
  const reads = [...readsOfMinute, `chats/messages/${chats[0]?.id}`]
  const minute = reads.flatMap((read) => [...polls, read]).map(ask)
  const { rows } = await product.pool.query<{ id: string }>('select id from project limit 1')
  const query = [wire(`/project/${rows[0]?.id}`, token)]

  const ours = { ...product, requests: minute }
  const theirs = { ...bare, requests: query }
  const measured = []
  for (let turn = 0; turn <= turns; turn += 1) {
    const each = {
      mix: await measure(ours),
      query: await measure(theirs),
      reads: await measure({ ...product, requests: reads.map(ask) }),
    }
    // The first turn warms both servers up.
    if (turn > 0) measured.push(each)
  }
  const queries = measured.map((each) => each.query)
  const print = (name: string, of: Measured[], goal?: 'G20') => {
    const per = { unit: 'a second', ours: of.map((each) => each.perSecond) }
    const cpu = { unit: 'µs', ours: of.map((each) => each.micro) }
    printFigure({ goal, name, ...per, theirs: queries.map((each) => each.perSecond) })
    printFigure({ name: '  CPU of the process', ...cpu, theirs: queries.map((each) => each.micro) })
  }
  print(
    'calls of a minute / one named query on bare Fastify',
    measured.map(({ mix }) => mix),
    'G20',
  )
  print(
    'the same without polls',
    measured.map((each) => each.reads),
  )
} finally {
  await bare.stop()
  await product.stop()
}
