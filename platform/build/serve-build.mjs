import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { releaseFile } from './read-release.mjs'

const types = /** @type {Record<string, string>} */ ({
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
})

/**
 * Serves the finished build in `dist` and its record to other origins, on the loopback interface only.
 * @param {string} dist
 * @param {number} port
 * @returns {Promise<import('node:http').Server>}
 */
export function serveBuild(dist, port) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    readBuilt(dist, pathname.slice(1)).then(
      (content) => {
        response.writeHead(200, {
          'content-type': types[path.extname(pathname)] ?? 'application/octet-stream',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'no-store',
        })
        response.end(content)
      },
      () => response.writeHead(404, { 'access-control-allow-origin': '*' }).end(),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve(server))
  })
}

/**
 * Serves only files that the record names.
 * @param {string} dist
 * @param {string} name
 */
async function readBuilt(dist, name) {
  const record = await readFile(path.join(dist, releaseFile), 'utf8')
  if (name === releaseFile) return record
  /** @type {import('../registry/release.ts').Release} */
  const { files } = JSON.parse(record)
  if (!Object.hasOwn(files, name)) throw new Error(`The build has no ${name}`)
  return readFile(path.join(dist, name))
}
