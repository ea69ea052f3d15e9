import { once } from 'node:events'
import { WebSocket } from 'ws'

interface Answer {
  id: number | null
  type: 'success' | 'error'
  result?: unknown
  error?: string
  message?: string
}

/** A WebDriver BiDi session with the browser that listens at an address. */
export async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers>()
  let commands = 0

  socket.on('message', (data: Buffer) => {
    const { id, type, result, error, message } = JSON.parse(data.toString()) as Answer
    const command = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (type === 'success') command?.resolve(result)
    else command?.reject(new Error(`${error}: ${message}`))
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed'))
  })

  const send = <Result>(method: string, params: object = {}) =>
    new Promise<Result>((resolve, reject) => {
      commands += 1
      waiting.set(commands, { resolve: resolve as (result: unknown) => void, reject })
      socket.send(JSON.stringify({ id: commands, method, params }))
    })

  await send('session.new', { capabilities: {} })
  return { send, close: () => socket.close() }
}

interface PromiseWithResolvers {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}
