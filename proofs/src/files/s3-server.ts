import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, type Host } from '../databases/debian-postgres'

const program = createRequire(__filename).resolve('s3rver/bin/s3rver.js')
const bucket = 'pictures'

/** An S3 server on a folder that outlives it. It knows the key, and does not verify signatures: the server's tests do. */
export async function createS3Server(folder: string) {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const suffix = '._S3rver_object'

  return {
    settings: {
      FILES_URL: `${address}/${bucket}/live`,
      FILES_ACCESS_KEY_ID: 'S3RVER',
      FILES_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** How many files it has. */
    count: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
        (name) => name.endsWith(suffix) && !name.endsWith(`probe${suffix}`),
      ).length,

    async start(): Promise<Pick<Host, 'kill'>> {
      const args = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--silent']
      const more = ['--no-vhost-buckets', '--configure-bucket', bucket]
      const child = spawn(process.execPath, [program, ...args, ...more], { stdio: 'ignore' })
      while (!(await fetch(address).catch(() => undefined))) {
        if (child.exitCode !== null) throw new Error('The S3 server does not start')
        await sleep(50)
      }
      return {
        async kill() {
          if (child.exitCode !== null || child.signalCode !== null) return
          const ended = once(child, 'exit')
          child.kill('SIGKILL')
          await ended
        },
      }
    },
  }
}
