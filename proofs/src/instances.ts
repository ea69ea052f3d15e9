import { type Config, createTestServer, type TestServer } from '@swipefolio/server/testing'

/** Several servers that share only the database. */
export interface Instances {
  servers: TestServer[]
  first: TestServer
  /** Round robin, so that consecutive calls go to different servers. */
  at: (turn: number) => TestServer
  close: () => Promise<void>
}

interface InstanceOptions {
  count: number
  config?: Partial<Config>
}

export async function createInstances({ count, config }: InstanceOptions): Promise<Instances> {
  const first = await createTestServer({ config })
  const servers = [first]
  while (servers.length < count) {
    servers.push(await createTestServer({ config, database: first.database }))
  }
  return {
    servers,
    first,
    at: (turn) => servers[turn % servers.length] ?? first,
    async close() {
      for (const server of servers.toReversed()) await server.close()
    },
  }
}

let lastAddress = 0

/** An address without earlier calls, so that no rate limit applies yet. */
export function newAddress(): string {
  lastAddress += 1
  return `10.${lastAddress >> 16}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`
}
