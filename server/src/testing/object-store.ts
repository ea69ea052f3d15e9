import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

const access = {
  region: 'eu-test',
  accessKeyId: 'test-key',
  secretAccessKey: 'a-secret-that-only-tests-know',
}

/** What the header must be, as AWS describes version 4 of its signatures. */
function signatureOf({ method, url, headers }: http.IncomingMessage): string {
  const at = String(headers['x-amz-date'])
  const [, signed = ''] = /SignedHeaders=([\w;-]+)/.exec(headers.authorization ?? '') ?? []
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const content = headers['x-amz-content-sha256']
  const request = [method, url, '', lines.join(''), signed, content].join('\n')
  const scope = [at.slice(0, 8), access.region, 's3', 'aws4_request']
  const digest = createHash('sha256').update(request).digest('hex')
  const text = ['AWS4-HMAC-SHA256', at, scope.join('/'), digest].join('\n')
  const hmac = (key: string | Buffer, part: string) =>
    createHmac('sha256', key).update(part).digest()
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${access.secretAccessKey}`)
  return `AWS4-HMAC-SHA256 Credential=${access.accessKeyId}/${scope.join('/')}, SignedHeaders=${signed}, Signature=${hmac(key, text).toString('hex')}`
}

/** A stand-in for an S3-compatible store: it keeps what comes rightly signed and whole, and answers `status` while that is set. */
export async function createTestObjectStore() {
  const objects = new Map<string, Buffer>()
  const answers: { status: number | undefined } = { status: undefined }
  const server = http.createServer((incoming, answer) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      const { url = '', method, headers } = incoming
      const end = (status: number, content?: Buffer) => answer.writeHead(status).end(content)
      if (answers.status) return end(answers.status)
      const digest = createHash('sha256').update(body).digest('hex')
      if (headers.authorization !== signatureOf(incoming)) return end(403)
      if (headers['x-amz-content-sha256'] !== digest) return end(400)
      if (method === 'PUT') objects.set(url, body)
      if (method === 'DELETE') objects.delete(url)
      const found = objects.get(url)
      return method === 'GET' && !found ? end(404) : end(method === 'DELETE' ? 204 : 200, found)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    objects,
    answers,
    config: {
      url: `http://127.0.0.1:${port}/bucket`,
      ...access,
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
