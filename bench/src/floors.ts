import { printFigure } from './figures/print-figure'
import { wire } from './load/load'
import { type Measured, measure } from './load/measure'
import { startBare } from './load/start-bare'
import { logIn, startProduct } from './product'

const turns = Number(process.argv[2] ?? 5)

/** What this stack costs at least: an empty route of bare Fastify, and one named query on it. */
const product = await startProduct()
const bare = await startBare(product.socketFolder)
try {
  const token = await logIn(product.address, 'recruiter', 'maya@demo.swipefolio.example')
  const { rows } = await product.pool.query<{ id: string }>('select id from project limit 1')
  const floors = {
    route: [wire('/poll')],
    query: [wire(`/project/${rows[0]?.id}`)],
  }
  const accept = ['accept: text/html', 'accept-encoding: br', 'cookie: visitor=bench']
  const calls = {
    home: { requests: [wire('/', undefined, 'GET', undefined, accept)], of: 'route', least: 0.3 },
    unseen: { requests: [wire('/api/recruiter/projects/unseen', token)], of: 'query', least: 0.4 },
    chats: { requests: [wire('/api/recruiter/chats', token)], of: 'query', least: 0.4 },
    details: { requests: [wire('/api/recruiter/details', token)], of: 'query', least: 0.4 },
  } as const
  type Name = keyof typeof floors | keyof typeof calls
  const measured = new Map<Name, Measured[]>()
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [name, requests] of Object.entries(floors) as [Name, Buffer[]][]) {
      await run(name, { ...bare, requests }, turn)
    }
    for (const [name, { requests }] of Object.entries(calls)) {
      await run(name as Name, { ...product, requests: [...requests] }, turn)
    }
  }
  for (const [name, { of, least }] of Object.entries(calls)) {
    const [ours, theirs] = [measured.get(name as Name) ?? [], measured.get(of) ?? []]
    printFigure({
      goal: { atLeast: least },
      name: `${name} / bare Fastify, ${of === 'query' ? 'one named query' : 'empty route'}`,
      ours: ours.map(({ perSecond }) => perSecond),
      theirs: theirs.map(({ perSecond }) => perSecond),
      unit: 'a second',
    })
    printFigure({
      name: '  CPU of the process',
      ours: ours.map(({ micro }) => micro),
      theirs: theirs.map(({ micro }) => micro),
      unit: 'µs',
    })
  }

  /** The first turn warms both servers up. */
  async function run(name: Name, server: Parameters<typeof measure>[0], turn: number) {
    const each = await measure(server)
    if (turn > 0) measured.set(name, [...(measured.get(name) ?? []), each])
  }
} finally {
  await bare.stop()
  await product.stop()
}
