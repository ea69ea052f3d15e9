import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendJson } from './fake-github'

export interface Asked {
  headers: IncomingMessage['headers']
  body: { model: string; messages: { role: string; content: string }[]; tools?: unknown }
}

/** What it answers: the words of the model, or whatever a function does with the response. */
type Answer = string | ((response: ServerResponse, asked: Asked) => unknown)

export const complete = (response: ServerResponse, content: string) =>
  sendJson(response, 200, { choices: [{ message: { role: 'assistant', content } }] })

/** Stands in for an OpenAI-compatible server on the loopback interface; its last answer goes on for ever. */
export async function createFakeModel(...answers: Answer[]) {
  let waiting = answers
  const asked: Asked[] = []

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = {
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'],
      }
      asked.push(one)
      const answer = (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? ''
      if (typeof answer === 'string') complete(response, answer)
      else answer(response, one)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    /** For a configuration. */
    model: {
      baseUrl: `${address}/v1`,
      name: 'small-reviewer',
      apiKey: 'sk-a-key-that-nobody-may-read',
      contextTokens: 16_384,
      timeoutMilliseconds: 2000,
    },
    asked,
    /** From here on it answers so. */
    say: (...next: Answer[]) => {
      waiting = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
