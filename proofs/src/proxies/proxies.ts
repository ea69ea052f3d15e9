import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { callRemotely } from '@swipefolio/server/testing'
import { freePort, type Host, hostOf } from '../databases/debian-postgres'

const deploy = resolve(__dirname, '../../../deploy')

type StartProxy = (folder: string, servers: number[], port?: number) => Promise<Host>

/** Debian's proxies with the configurations of `deploy/`, in which only addresses and files are others. */
export const proxies = { haproxy: startHaproxy, nginx: startNginx } satisfies Record<
  string,
  StartProxy
>

async function startHaproxy(folder: string, servers: number[], wanted?: number): Promise<Host> {
  const port = wanted ?? (await freePort())
  const certificate = makeCertificate(folder)
  const pem = join(folder, 'swipefolio.pem')
  writeFileSync(pem, readFileSync(certificate.crt, 'utf8') + readFileSync(certificate.key, 'utf8'))
  const text = placed(join(deploy, 'haproxy/haproxy.cfg'), servers, {
    'bind :80\n': `bind 127.0.0.1:${await freePort()}\n`,
    'bind :443 ': `bind 127.0.0.1:${port} `,
    '/etc/haproxy/swipefolio.pem': pem,
  })
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, text)
  execFileSync('/usr/sbin/haproxy', ['-c', '-q', '-f', file], { stdio: 'pipe' })
  return launch(folder, port, ['/usr/sbin/haproxy', '-db', '-f', file])
}

async function startNginx(folder: string, servers: number[], wanted?: number): Promise<Host> {
  const port = wanted ?? (await freePort())
  const { crt, key } = makeCertificate(folder)
  const text = placed(join(deploy, 'nginx/swipefolio.conf'), servers, {
    'listen 80;': `listen 127.0.0.1:${await freePort()};`,
    'listen [::]:80;': '',
    'listen 443 ': `listen 127.0.0.1:${port} `,
    'listen [::]:443 ssl http2;': '',
    '/etc/nginx/swipefolio.crt': crt,
    '/etc/nginx/swipefolio.key': key,
    '/var/log/nginx/': `${folder}/`,
  })
  writeFileSync(join(folder, 'swipefolio.conf'), text)
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/nginx-error.log;
events {}
http { include ${folder}/swipefolio.conf; }
`,
  )
  mkdirSync('/var/lib/nginx', { recursive: true })
  execFileSync('/usr/sbin/nginx', ['-t', '-q', '-c', file], { stdio: 'pipe' })
  return launch(folder, port, ['/usr/sbin/nginx', '-c', file])
}

/** A configuration of `deploy/` with other addresses and files; each must be in it. */
function placed(file: string, [one, two]: number[], replacements: Record<string, string>) {
  const all = { ':8081': `:${one}`, ':8082': `:${two}`, ...replacements }
  let text = readFileSync(file, 'utf8')
  for (const [from, to] of Object.entries(all)) {
    if (!text.includes(from)) throw new Error(`${from} is not in ${file}`)
    text = text.replaceAll(from, to)
  }
  return text
}

function makeCertificate(folder: string) {
  const [crt, key] = [join(folder, 'swipefolio.crt'), join(folder, 'swipefolio.key')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names]
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', crt], { stdio: 'pipe' })
  return { crt, key }
}

async function launch(folder: string, port: number, [program = '', ...args]: string[]) {
  const child = spawn(program, args, { stdio: 'pipe' })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => appendFileSync(join(folder, 'proxy.log'), text))
  }
  const address = `https://localhost:${port}`
  while (!(await callRemotely(address, 'GET /readyz').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`)
    await sleep(50)
  }
  // nginx would leave its workers, which hold the port.
  return hostOf(port, child, program.endsWith('nginx') ? 'SIGTERM' : 'SIGKILL')
}

/** Runs what calls a proxy, which has a certificate of its own. */
export async function trustingOwnCertificates<T>(work: () => Promise<T>): Promise<T> {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  try {
    return await work()
  } finally {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
  }
}
