import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendJson } from './fake-github'

export interface Asked {
  headers: IncomingMessage['headers']
  body: { model: string; messages: { role: string; content: string }[]; tools?: unknown }
}

/** The response: the model's text, or a function that writes it. */
type Answer = string | ((response: ServerResponse, asked: Asked) => unknown)

export const complete = (response: ServerResponse, content: string) =>
  sendJson(response, 200, { choices: [{ message: { role: 'assistant', content } }] })

/** A fake OpenAI-compatible server on the loopback interface; its last response is repeated. */
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
    /** The settings that point to the fake. */
    model: {
      baseUrl: `${address}/v1`,
      name: 'small-reviewer',
      apiKey: 'sk-a-key-that-nobody-may-read',
      contextTokens: 16_384,
      timeoutMilliseconds: 240_000,
    },
    asked,
    /** Replaces the responses from here on. */
    say: (...next: Answer[]) => {
      waiting = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
