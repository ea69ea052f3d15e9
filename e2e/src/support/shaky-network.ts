import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy between browsers and a server whose connections can be cut at any moment. */
export async function createShakyNetwork(serverPort: () => number) {
  const sockets = new Set<Socket>()
  let losesAnswerTo: string | undefined
  let hasLost = () => {}

  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }

  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  }

  const relay = createServer((browser) => {
    const server = connect(serverPort(), 'localhost')
    let isDoomed = false
    for (const [socket, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      keep(socket)
      socket.once('close', () => other.destroy())
    }
    browser.on('data', (chunk: Buffer) => {
      if (losesAnswerTo && chunk.includes(losesAnswerTo)) isDoomed = true
      server.write(chunk)
    })
    server.on('data', (chunk: Buffer) => {
      if (!isDoomed) return browser.write(chunk)
      losesAnswerTo = undefined
      cut()
      return hasLost()
    })
  }).listen(0, 'localhost')
  await once(relay, 'listening')

  return {
    url: `http://localhost:${(relay.address() as AddressInfo).port}`,
    cut,
    /** Forwards the next request that contains a text, but drops its response and all connections. */
    loseAnswerTo(text: string) {
      losesAnswerTo = text
      return new Promise<void>((resolve) => {
        hasLost = resolve
      })
    },
    close() {
      cut()
      relay.close()
    },
  }
}
