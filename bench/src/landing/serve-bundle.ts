import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const scriptType = 'text/javascript; charset=utf-8'

/** Serves the product's own pages with the bundle instead of the apps; proxies everything else to the product. */
export async function serveBundle(product: string, folder: string, entry: string) {
  const files = new Map<string, Buffer>()
  const compressed = (name: string) => {
    const bytes = files.get(name) ?? brotliCompressSync(readFileSync(join(folder, name)))
    files.set(name, bytes)
    return bytes
  }
  compressed(entry)
  const server = createServer((request, response) => {
    void answer(request.url ?? '/').then(({ status, headers, body }) => {
      response.writeHead(status, headers)
      response.end(body)
    })
  })

  async function answer(path: string) {
    const name = /^\/bundle\/([\w.-]+)$/.exec(path)?.[1]
    if (name !== undefined) {
      const isScript = name.endsWith('.js')
      return {
        status: 200,
        headers: {
          'cache-control': 'public, max-age=31536000, immutable',
          ...(isScript && { 'content-type': scriptType, 'content-encoding': 'br' }),
        },
        body: isScript ? compressed(name) : readFileSync(join(folder, name)),
      }
    }
    const original = await fetch(product + path)
    const type = original.headers.get('content-type') ?? ''
    if (!type.startsWith('text/html')) {
      const body = Buffer.from(await original.arrayBuffer())
      return { status: original.status, headers: { 'content-type': type }, body }
    }
    const page = brotliCompressSync(withBundle(await original.text(), entry))
    return {
      status: original.status,
      headers: { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-cache' },
      body: page,
    }
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  }
}

const withBundle = (page: string, entry: string) =>
  page
    .replaceAll(/<link rel="preload" as="script"[^>]*>\n?/g, '')
    .replace(/<style>[^]*?<\/style>/, '')
    .replace(/<div id="root">[^]*<\/body>/, '<div id="root"></div></body>')
    .replace(/<script id="shell"[^>]*>/, `<script id="shell" defer src="/bundle/${entry}">`)
