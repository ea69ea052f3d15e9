import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  /** The raw mail, headers included. */
  text: string
}

/** How the mail server refuses: with a status, or by closing the connection. */
export type Refusal = { at: 'connect' | 'recipient' | 'data'; status: number } | 'hang-up'

/** A real mail server on the loopback interface that calls `refuse` for each mail. */
export async function createMailServer(refuse: () => Refusal | undefined = () => undefined) {
  const received: ReceivedMail[] = []
  let refusal: Refusal | undefined

  const no = (at: string) =>
    refusal !== undefined && refusal !== 'hang-up' && refusal.at === at
      ? Object.assign(new Error('Not now'), { responseCode: refusal.status })
      : null

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, answer) {
      refusal = refuse()
      answer(no('connect'))
    },
    onRcptTo(_address, _session, answer) {
      answer(no('recipient'))
    },
    onData(stream, session, answer) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        if (refusal === 'hang-up') {
          hangUp(server)
          return
        }
        const refused = no('data')
        if (!refused)
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        answer(refused)
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

interface Connection {
  close: () => void
}

const hangUp = (server: SMTPServer) => {
  for (const connection of server.connections as Set<Connection>) connection.close()
}
