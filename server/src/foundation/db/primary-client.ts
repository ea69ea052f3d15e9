import { callbackify } from 'node:util'
import { Client, type ClientConfig } from 'pg'

const probeMilliseconds = 1500

/** The server that is asked is a standby, or was set to read-only. */
export class NoPrimaryError extends Error {
  readonly code = '25006'
}

interface Host {
  host: string
  port: number
}

type Callback = (error: Error | null, client?: Client) => void

/**
 * A class of clients that connect to the one of several servers that takes writes. It is found by asking all of them at once,
 * and again once a connection has ended or refused a write: a standby may have taken over.
 */
export function createPrimaryClient(addresses: string[]): typeof Client {
  let primary: Promise<Host> | undefined

  function findPrimary() {
    const finding = Promise.any(addresses.map(probe)).catch((error: AggregateError) => {
      throw reasonOf(error.errors as Error[])
    })
    primary = finding
    finding.catch(() => forget(finding))
    return finding
  }

  function forget(found = primary) {
    if (primary === found) primary = undefined
  }

  class PrimaryClient extends Client {
    constructor(options?: ClientConfig) {
      super({ ...options, connectionString: addresses[0] })
    }

    override connect(): Promise<Client>
    override connect(callback: Callback): void
    override connect(callback?: Callback): Promise<Client> | undefined {
      if (!callback) return this.#connectToPrimary()
      callbackify(() => this.#connectToPrimary())(callback)
      return undefined
    }

    async #connectToPrimary() {
      const finding = primary ?? findPrimary()
      const suspect = () => forget(finding)
      this.connection.on('errorMessage', ({ code }: { code?: string }) => {
        if (code === '25006') suspect()
      })
      Object.assign(this, await finding)
      this.on('end', suspect)
      // The pool listens once this has ended; without a listener a connection that breaks before would end the process.
      this.on('error', suspect)
      try {
        await super.connect()
        await requireWritable(this)
        return this
      } catch (error) {
        suspect()
        await this.end().catch(() => undefined)
        throw error
      }
    }
  }
  return PrimaryClient
}

async function probe(connectionString: string): Promise<Host> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: probeMilliseconds,
    query_timeout: probeMilliseconds,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await requireWritable(client)
    return { host: client.host, port: client.port }
  } finally {
    client.end().catch(() => undefined)
  }
}

async function requireWritable(client: Client) {
  const { rows } = await client.query<{ transaction_read_only: string }>(
    'show transaction_read_only',
  )
  if (rows[0]?.transaction_read_only === 'off') return
  throw new NoPrimaryError(`${client.host}:${client.port} takes no writes`)
}

/** A server that only reads says more than one that does not answer. */
const reasonOf = (errors: Error[]) =>
  errors.find((error) => error instanceof NoPrimaryError) ?? errors[0] ?? new Error('No host')
