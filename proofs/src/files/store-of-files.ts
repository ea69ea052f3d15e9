import { spawn } from 'node:child_process'
import type { Registry } from '@swipefolio/platform/registry'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  callRemotely,
  picture,
  type RemotePerson,
  signUpRemotely,
  startServerProcess,
} from '@swipefolio/server/testing'
import { addressOf, ask, startPrimary } from '../databases/debian-postgres'
import { withServices } from '../databases/with-services'
import { createRow, type ProofRow } from '../proof'
import { createS3Server } from './s3-server'

const main = join(__dirname, '../../../server/dist/main.js')
const unusable = 'files: It cannot be used: files in it are not served, and none are taken.'

const named = `(
  select object from image where object is not null
  union all select object from platform.files where object is not null
) named`
const sleeping = `pg_stat_activity where wait_event = 'PgSleep'`

interface FilesScale {
  pictures: number
  kills: number
}

/** Pictures in a real S3 server: what is lost when servers, moves and the store itself are killed. */
export const proveStoreOfFiles = ({ pictures, kills }: FilesScale): Promise<ProofRow> =>
  withServices(async (folder, keep) => {
    const { row, check, fault } = createRow('store of files')
    const primary = keep(await startPrimary(`${folder}/primary`))
    const s3 = await createS3Server(`${folder}/objects`)
    let store = keep(await s3.start())
    const settings = {
      DATABASE_URL: addressOf(primary.port),
      DATA_DIR: folder,
      LIMITS: 'off',
      ...s3.settings,
    }
    const start = async (more: Record<string, string> = {}) => {
      const server = await startServerProcess({ ...settings, ...more })
      let ended: Promise<unknown> | undefined
      const kill = (signal: NodeJS.Signals) => (ended ??= server.kill(signal))
      keep({ kill: async () => void (await kill('SIGKILL')) })
      return { address: server.address, kill }
    }
    const query = <T>(text: string) => ask<T>(primary.port, text)
    const countOf = async (what: string) =>
      (await query<{ count: number }>(`select count(*)::int as count from ${what}`))[0]?.count ?? 0
    const until = async (what: string, isSo: () => Promise<boolean>) => {
      for (const end = Date.now() + 60_000; Date.now() < end; await sleep(20)) {
        if (await isSo()) return
      }
      fault(`${what} did not come about in a minute`)
    }
    /** Lets the removals of unconfirmed uploads be due at once. */
    const removeLeft = async (what: string) => {
      await query(`update outbox set due_at = now() where kind = 'removeFile'`)
      await until(what, async () => (await countOf(`outbox where kind = 'removeFile'`)) === 0)
    }

    const checkNames = async (what: string) =>
      check(`objects ${what}`, s3.count(), await countOf(named))

    // The first start publishes the apps, into the store, too.
    let server = await start()
    check('files of apps that browsers do not get', await findBroken(server.address), [])
    const person = await signUpRemotely(server.address, 'jobseeker')
    const file = await picture().png().toBuffer()
    const upload = (address = server.address) => send(address, person, file)
    const read = async (address: string) => {
      const answer = await fetch(`${server.address}${address}`)
      return { status: answer.status, digest: digestOf(Buffer.from(await answer.arrayBuffer())) }
    }
    const first = await upload()
    const known = await read(first.image)
    check('a picture', [first.status, known.status], [200, 200])
    await checkNames('after an upload')

    const stranger = await start({ FILES_ACCESS_KEY_ID: 'another-key', LOCAL_BUILDS: 'off' })
    check('an upload with a wrong key', (await upload(stranger.address)).status, 503)
    const ready = async (address: string) => (await callRemotely(address, 'GET /readyz')).text
    check('/readyz with a wrong key', await ready(stranger.address), `ready\n${unusable}`)
    await stranger.kill('SIGTERM')
    await removeLeft('the removal of what was refused')

    // Killed between the upload and the commit.
    for (let kill = 0; kill < kills; kill += 1) {
      const [owner] = await query<{ id: number }>(
        `select owner_id as id from image where object is not null`,
      )
      const holding = ask(
        primary.port,
        `begin; select from account where id = ${owner?.id} for update; select pg_sleep(600)`,
      ).catch(() => undefined)
      await until('the lock', async () => (await countOf(sleeping)) === 1)
      const before = s3.count()
      const sent = upload().catch(() => undefined)
      await until('the upload', async () => s3.count() === before + 1)
      await server.kill('SIGKILL')
      await sent
      await query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`,
      )
      await holding
      server = await start({ LOCAL_BUILDS: 'off' })
      await removeLeft('the removal of what was left behind')
      check('objects after a kill before the commit', s3.count(), before)
      check('a picture after it', await read(first.image), known)
    }

    // Moved in both directions, with kills on the way.
    await query(
      `insert into image (address, owner_id, data, created_at, unused_since)
       select '/api/images/' || left(md5(n::text), 22) || '.webp', owner_id,
         decode(repeat(md5(n::text), 1000), 'hex'), now(), now()
       from (select owner_id from image limit 1) one, generate_series(1, ${pictures}) n`,
    )
    const addresses = (await query<{ address: string }>('select address from image')).map(
      ({ address }) => address,
    )
    const readAll = async () => {
      const all: string[] = []
      for (const address of addresses) all.push((await read(address)).digest)
      return all
    }
    const contents = await readAll()
    for (const [to, moved] of [
      ['to-store', 'object is not null'],
      ['to-database', 'data is not null'],
    ] as const) {
      for (let kill = 1; kill <= kills; kill += 1) {
        const command = move(to, settings)
        const goal = (pictures * kill) / (kills + 1)
        await until('a move', async () => (await countOf(`image where ${moved}`)) >= goal)
        command.child.kill('SIGKILL')
        check('a killed move', await command.ended, null)
      }
      const command = move(to, settings)
      check('a whole move', await command.ended, 0)
      await removeLeft('the removal of what kills left behind')
      await checkNames(`after ${to}`)
      check(`objects after ${to}, at all`, s3.count() > addresses.length, to === 'to-store')
      await server.kill('SIGTERM')
      server = await start({ LOCAL_BUILDS: 'off' })
      check(`files of apps missing after ${to}`, await findBroken(server.address), [])
      const now = await readAll()
      row.acknowledged += now.length
      row.lost += now.filter((digest, at) => digest !== contents[at]).length
    }

    // Away, while an account is deleted.
    check('a move into the store', await move('to-store', settings).ended, 0)
    // Who has many pictures that no project uses may upload no further one.
    const other = await signUpRemotely(server.address, 'jobseeker')
    await store.kill()
    const refused = await fetch(`${server.address}${first.image}`)
    const { status, headers } = refused
    check('a picture without the store', [status, headers.get('retry-after')], [503, '5'])
    check('an upload without the store', (await send(server.address, other, file)).status, 503)
    check('/readyz without the store', await ready(server.address), `ready\n${unusable}`)
    const call = (name: string, body?: object) => callRemotely(server.address, name, person, body)
    check('a call without the store', (await call('GET /api/user/details')).status, 200)
    const deletion = await call('DELETE /api/user/account', { password: 'a password' })
    check('a deletion without the store', deletion.status, 200)
    await server.kill('SIGKILL')
    store = keep(await s3.start())
    server = await start({ LOCAL_BUILDS: 'off' })
    await removeLeft('the removal of the pictures of a deleted account')
    await checkNames('after the deletion of an account')
    check('pictures of a deleted account', await countOf('image'), 0)
    row.note = `${addresses.length} pictures each way, ${3 * kills} kills`
    return row
  })

/** The files of live apps that a browser does not get as they were built. */
async function findBroken(address: string): Promise<string[]> {
  const { apps } = (await (await fetch(`${address}/registry.json`)).json()) as Registry
  const broken: string[] = Object.keys(apps).length > 0 ? [] : ['every app']
  for (const { base, integrity } of Object.values(apps)) {
    for (const [name, wanted] of Object.entries(integrity)) {
      const answer = await fetch(new URL(`${base}${name}`, address))
      const content = Buffer.from(await answer.arrayBuffer())
      const hash = `sha384-${createHash('sha384').update(content).digest('base64')}`
      if (hash !== wanted) broken.push(name)
    }
  }
  return broken
}

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

async function send(address: string, person: RemotePerson, file: Buffer) {
  const answer = await fetch(`${address}/api/user/images`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${person.token}` },
    body: new Uint8Array(file),
  })
  const text = await answer.text()
  const { image } = (answer.ok ? JSON.parse(text) : { image: '' }) as { image: string }
  return { status: answer.status, image }
}

function move(to: string, settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...settings }
  const child = spawn(process.execPath, [main, 'move-files', to], { env, stdio: 'ignore' })
  return { child, ended: once(child, 'exit').then(([code]) => code as number | null) }
}
