import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pageOfBundle } from './page-of-bundle'

const types: Record<string, string> = { js: 'text/javascript; charset=utf-8', woff2: 'font/woff2' }

interface File {
  headers: Record<string, string>
  body: Buffer
}

/** Serves one bundle as a good static server does: compressed once, a page with an ETag, files that never change. Calls go to the product. */
export async function serveBundle(product: string, folder: string, entry: string) {
  const page = readPage(await pageOfBundle(product, entry))
  const files = new Map(
    readdirSync(folder).map((name) => [`/bundle/${name}`, readBundleFile(join(folder, name))]),
  )

  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '/', product)
    const file = files.get(pathname)
    if (file) return send(answer, 200, file)
    if (!asked.headers.accept?.startsWith('text/html')) return pass(product, asked, answer)
    const isKnown = asked.headers['if-none-match'] === page.headers['etag']
    send(answer, isKnown ? 304 : 200, page)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function readPage(html: string): File {
  const etag = `"${createHash('sha256').update(html).digest('base64url')}"`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    etag,
  }
  return { headers, body: brotliCompressSync(html) }
}

function readBundleFile(file: string): File {
  const content = readFileSync(file)
  const extension = file.slice(file.lastIndexOf('.') + 1)
  const isText = extension === 'js'
  const headers = {
    'content-type': types[extension] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(isText && { 'content-encoding': 'br' }),
  }
  return { headers, body: isText ? brotliCompressSync(content) : content }
}

function send(answer: ServerResponse, status: number, { headers, body }: File) {
  answer.writeHead(status, headers)
  answer.end(status === 304 ? undefined : body)
}

/** Passes a request on as it is, event streams included. */
function pass(product: string, asked: IncomingMessage, answer: ServerResponse) {
  const { method, headers } = asked
  const onward = request(new URL(asked.url ?? '/', product), { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  answer.on('close', () => onward.destroy())
  asked.pipe(onward)
}
