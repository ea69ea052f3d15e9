import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../setup.mjs'

/** The demo's password; BENCH allows its accounts in production on this machine alone. */
const password = 'swipe-right-24'

/**
 * Starts the built product in production mode behind HAProxy, which speaks TLS and plain HTTP at one port of the loopback
 * interface. Without limits, because a tool that is answered 429 tries nothing.
 * @param {string} folder for data and logs
 */
export async function startBehindProxy(folder) {
  const [port = 0, inner = 0, plain = 0, secure = 0] = await freePorts(4)
  const address = `https://localhost:${port}`
  const certificate = makeCertificate(folder)
  const server = spawn(process.execPath, [join(root, 'server/dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      BENCH: 'on',
      LIMITS: 'off',
      ALLOW_QUERY_CREDENTIALS: 'false',
      LOG_LEVEL: 'error',
      PORT: String(inner),
      PUBLIC_URL: address,
      DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  /** @type {string[]} */
  const errors = []
  server.stderr.on('data', (text) => errors.push(String(text)))
  // Its log of errors alone; other lines are sentences.
  server.stdout.on('data', (text) => {
    errors.push(
      ...String(text)
        .split('\n')
        .filter((line) => line.startsWith('{')),
    )
  })

  const configuration = join(folder, 'haproxy.cfg')
  writeFileSync(configuration, proxyConfiguration({ port, inner, plain, secure, certificate }))
  const proxy = spawn('haproxy', ['-f', configuration], { stdio: 'ignore' })
  const running = [proxy, server]
  const stop = async () => {
    for (const child of running) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
  }
  try {
    await untilReady(`http://localhost:${inner}`, server)
    return {
      address,
      certificate,
      /** The server's error output and log of errors. */
      errors,
      stop,
      /** @param {'user' | 'recruiter'} role @param {string} email */
      logIn: (role, email) => logIn(`http://localhost:${inner}/api/auth/${role}login`, email),
      /** @param {string} path @param {string} [token] */
      read: async (path, token) =>
        fetch(`http://localhost:${inner}${path}`, {
          headers: token ? { authorization: `Bearer ${token}` } : {},
        }),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @param {string} folder */
function makeCertificate(folder) {
  mkdirSync(folder, { recursive: true })
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...name]
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', file], { stdio: 'ignore' })
  const both = join(folder, 'both.pem')
  writeFileSync(both, readFileSync(file, 'utf8') + readFileSync(key, 'utf8'), { mode: 0o600 })
  return { both, file }
}

/** @param {{ port: number, inner: number, plain: number, secure: number, certificate: { both: string } }} options */
const proxyConfiguration = ({ port, inner, plain, secure, certificate }) => `global
  ssl-default-bind-options ssl-min-ver TLSv1.2

defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s

frontend either
  mode tcp
  bind localhost:${port}
  tcp-request inspect-delay 5s
  tcp-request content accept if { req.ssl_hello_type 1 }
  tcp-request content accept if HTTP
  use_backend to-secure if { req.ssl_hello_type 1 }
  default_backend to-plain

backend to-secure
  mode tcp
  server here 127.0.0.1:${secure}

backend to-plain
  mode tcp
  server here 127.0.0.1:${plain}

frontend plain
  bind 127.0.0.1:${plain}
  http-request redirect prefix https://localhost:${port} code 301

frontend secure
  bind 127.0.0.1:${secure} ssl crt ${certificate.both}
  option forwardfor
  http-request set-header X-Forwarded-Proto https
  default_backend product

backend product
  server product localhost:${inner}
`

/** @param {number} count @returns {Promise<number[]>} */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  })
  for (const server of servers) server.close()
  return ports
}

/** @param {string} address @param {import('node:child_process').ChildProcess} server */
async function untilReady(address, server) {
  while (server.exitCode === null) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error(`The server ended with ${server.exitCode}`)
}

/** @param {string} url @param {string} email */
async function logIn(url, email) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`Login was answered ${answer.status}`)
  return answer.text()
}
