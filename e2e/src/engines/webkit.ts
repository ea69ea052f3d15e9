import { globSync } from 'glob'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { type Driver, type Engine, type Size } from './driver'
import { startProgram } from './program'

/** Debian's WebKit, with a driver process per window, because a driver has one session at most. */
export function startWebKit(): Engine {
  const open = new Set<Driver>()
  return {
    // The driver moves the mouse for touch, too.
    pointers: ['mouse'],
    async openWindow(size) {
      const driver = await openWindow(size, () => open.delete(driver))
      open.add(driver)
      return driver
    },
    async stop() {
      await Promise.all([...open].map(({ close }) => close()))
    },
  }
}

async function openWindow(size: Size, onClose: () => void): Promise<Driver> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const { stop } = await startProgram('WebKitWebDriver', ['-p', `${port}`], async () => {
    const answer = await fetch(`${address}/status`).catch(() => undefined)
    return answer?.ok ? true : undefined
  })
  const { sessionId } = (await command(address, 'POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      },
    },
  })) as { sessionId: string }
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    command(address, method, `/session/${sessionId}${path}`, body)

  await send('POST', '/window/rect', size)
  return {
    async open(url) {
      await send('POST', '/url', { url })
    },
    run: (body) =>
      send('POST', '/execute/sync', { script: `return (async () => { ${body} })()`, args: [] }),
    async perform(actions) {
      await send('POST', '/actions', { actions })
    },
    picture: async () => (await send('GET', '/screenshot')) as string,
    async close() {
      onClose()
      try {
        await send('DELETE', '')
      } finally {
        await stop()
      }
    },
  }
}

/** Sends a WebDriver command and returns its value. */
async function command(address: string, method: string, path: string, body?: object) {
  const answer = await fetch(address + path, { method, body: body && JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

function findMiniBrowser() {
  const [found] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!found) throw new Error('There is no MiniBrowser: install webkit2gtk-driver')
  return found
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
