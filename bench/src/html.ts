import { Agent, get } from 'node:http'
import { publishBuiltApps } from '@swipefolio/platform/release-store'
import { writeBuiltApp } from '@swipefolio/platform/testing'
import { printFigure } from './figures/print-figure'
import { load } from './load/load'
import { startProduct } from './product'

const turns = Number(process.argv[2] ?? 5)
const seconds = Number(process.argv[3] ?? 2)
const connections = 16

const pages = ['/', '/login', '/project-requests', '/dashboard', '/swipeprojects']
/** A browser that was here before. */
const visitor = { accept: 'text/html', cookie: 'visitor=bench' }

const product = await startProduct()
try {
  const file = await publishFile(await (await fetch(product.address)).text())
  for (const encoding of ['br', 'identity']) {
    const rates = { page: [] as number[], file: [] as number[] }
    // The first turn compresses and fills caches, and is not counted.
    for (let turn = 0; turn <= turns; turn += 1) {
      for (const [side, path] of [
        ['page', '/'],
        ['file', file],
      ] as const) {
        const requests = [requestOf(path, { ...visitor, 'accept-encoding': encoding })]
        const options = { address: product.address, requests, connections, seconds }
        const { perSecond } = await load(options)
        if (turn > 0) rates[side].push(perSecond)
      }
    }
    printFigure({
      goal: 'G19',
      name: `home : a file with its HTML, ${encoding}`,
      ours: rates.page,
      theirs: rates.file,
      unit: '/s',
    })
  }
  for (const path of pages) {
    printFigure({
      goal: 'G7 bytes',
      name: `HTML of ${path}, second visit`,
      ours: [await revisit(path)],
      unit: 'B',
    })
  }
} finally {
  await product.stop()
}

/** The path of a release's file with this text. */
async function publishFile(text: string): Promise<string> {
  const files = { 'main.js': '', 'page.html': text }
  const folders = [writeBuiltApp({ app: 'mfe-file', version: '1.0.0', files })]
  await publishBuiltApps({ pool: product.pool, folders, log: () => undefined })
  return '/apps/mfe-file/1.0.0/page.html'
}

function requestOf(path: string, headers: Record<string, string>): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`)
}

/** The bytes of the answer to a browser that has the page, as they come over the wire. */
async function revisit(path: string): Promise<number> {
  const first = await fetch(product.address + path, { headers: visitor })
  const headers = { ...visitor, 'if-none-match': first.headers.get('etag') ?? '' }
  await first.text()
  const agent = new Agent({ keepAlive: true })
  const bytes = await new Promise<number>((resolve, reject) => {
    get(product.address + path, { headers, agent }, (answer) => {
      const { socket } = answer
      answer.resume().once('end', () => resolve(socket.bytesRead))
    }).once('error', reject)
  })
  agent.destroy()
  return bytes
}
