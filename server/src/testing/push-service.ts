import { createECDH, createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import { type Send, send } from '../foundation/outbound/request'

interface Push {
  /** What the browser would decrypt. */
  payload: Record<string, string>
  headers: http.IncomingHttpHeaders
  path: string
}

/**
 * A push service of its own, that answers as `status` says, with browsers that decrypt what they are sent. Addresses at `push.test`
 * are led to it; all others are sent to as ever.
 */
export async function createPushService() {
  const pushes: Push[] = []
  const browsers = new Map<string, { keys: ReturnType<typeof createECDH>; secret: Buffer }>()
  const answers = { status: 201 }
  const server = http.createServer((incoming, answer) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk)
      const { url = '', headers } = incoming
      const browser = browsers.get(url)
      if (browser && answers.status === 201) {
        const text = ece.decrypt(Buffer.concat(chunks), {
          version: 'aes128gcm',
          privateKey: browser.keys,
          authSecret: browser.secret,
        })
        pushes.push({ payload: JSON.parse(String(text)) as Push['payload'], headers, path: url })
      }
      answer.writeHead(browser ? answers.status : 404).end()
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sendThere: Send = (url, options) =>
    url.hostname === 'push.test'
      ? http.request(`http://127.0.0.1:${port}${url.pathname}`, { ...options, agent: undefined })
      : send(url, options)

  return {
    pushes,
    answers,
    send: sendThere,
    /** A browser that has subscribed: what it tells the server, and the id by which it finds itself. */
    subscribe() {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const secret = randomBytes(16)
      const path = `/to/${randomBytes(12).toString('base64url')}`
      const endpoint = `https://push.test${path}`
      browsers.set(path, { keys, secret })
      return {
        id: createHash('sha256').update(endpoint).digest('base64url'),
        path,
        body: {
          endpoint,
          p256dh: keys.getPublicKey('base64url'),
          auth: secret.toString('base64url'),
        },
      }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
