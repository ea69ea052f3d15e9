import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  text: string
  head: string
}

/** Writes raw bytes to a server, and reads until it closes the connection. */
export function sendRaw(port: number, request: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server may close the connection while the rest of a request that is too large is still being written.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(read(Buffer.concat(chunks).toString())))
    socket.write(request)
  })
}

function read(answer: string): RawAnswer {
  const end = answer.indexOf('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]),
    head: answer.slice(0, end),
    text: answer.slice(end + 4),
  }
}

export const rawRequest = (line: string, headers: string[] = [], body = '') =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n')
