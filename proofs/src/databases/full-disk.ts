import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  callRemotely,
  projectPayload,
  signUpRemotely,
  startServerProcess,
} from '@swipefolio/server/testing'
import { createRow, type ProofRow } from '../proof'
import { addressOf, startPrimary } from './debian-postgres'
import { withServices } from './with-services'

const megabytes = 200
const cannotSave = 'Nothing can be saved right now. Please try again in a few minutes.'

/** The disk of a database fills up, and is emptied again. Only root can mount such a disk. */
export const proveFullDisk = (): Promise<ProofRow> =>
  withServices(async (folder, keep) => {
    const { row, check } = createRow('a full disk')
    if (process.getuid?.() !== 0) return { ...row, note: 'only root can mount a disk' }
    const disk = `${folder}/disk`
    execFileSync('mkdir', [disk])
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', disk])
    keep({ kill: async () => void execFileSync('umount', ['-l', disk]) })
    const primary = keep(await startPrimary(`${disk}/primary`))
    const DATABASE_URL = addressOf(primary.port)
    const server = await startServerProcess({ DATABASE_URL, DATA_DIR: folder, LIMITS: 'off' })
    keep({ kill: async () => void (await server.kill('SIGTERM')) })
    const { address } = server
    const person = await signUpRemotely(address, 'jobseeker')
    const publish = () =>
      callRemotely(address, 'POST /api/user/projects', person, {
        ...projectPayload(),
        about: 'x'.repeat(1000),
      })
    const ready = async () => callRemotely(address, 'GET /readyz')
    try {
      execFileSync('dd', ['if=/dev/zero', `of=${disk}/filler`, 'bs=64k'], { stdio: 'ignore' })
    } catch {
      // It ends when the disk is full.
    }
    let answer = await publish()
    for (let tries = 0; tries < 5000 && answer.status === 200; tries += 1) answer = await publish()
    check('a write', [answer.status, answer.text], [503, cannotSave])
    const { status, text } = await ready()
    check('/readyz', [status, text], [503, 'not ready\ndatabase: Its disk is full.'])
    const read = await callRemotely(address, 'GET /api/user/details', person)
    check('a read', read.status, 200)
    rmSync(`${disk}/filler`)
    const begin = performance.now()
    while ((await ready()).status !== 200 && performance.now() - begin < 60_000) await sleep(50)
    const took = Math.round(performance.now() - begin)
    check('a write with space again', (await publish()).status, 200)
    return { ...row, note: `ready ${took} ms after there was space again` }
  })
