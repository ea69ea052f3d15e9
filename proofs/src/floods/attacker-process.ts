import { once } from 'node:events'
import type { Orders } from './attackers'
import { createAttacks, startAttack } from './attacks'
import { type Client, createClient } from './client'

async function attack() {
  const [{ server, attacks, ...means }] = (await once(process, 'message')) as [Orders]
  const known = createAttacks(means)
  const clients: Client[] = []
  const running = attacks.map(({ name, from }) => {
    const client = createClient(server, from)
    clients.push(client)
    return startAttack(known[name], client)
  })
  process.send?.('started')
  await once(process, 'message')
  const statuses = await Promise.all(running.map(async (one) => one.stop()))
  for (const client of clients) client.close()
  process.send?.(statuses.flat())
}

void attack()
