import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPasswords, needsRehash, type Passwords } from './passwords'

let passwords: Passwords

beforeAll(() => {
  passwords = createPasswords(join(__dirname, '../../../..'))
})
afterAll(() => passwords.close())

it('verifies a password against its hash', async () => {
  const hash = await passwords.hash('correct horse')
  expect(needsRehash(hash)).toBe(false)
  expect(await passwords.verify(hash, 'correct horse')).toBe(true)
  expect(await passwords.verify(hash, 'correct house')).toBe(false)
})

it('makes the same hash with the same salt, and another one with each own', async () => {
  const salt = Buffer.alloc(16, 7)
  const hash = (own?: Buffer) => passwords.hash('correct horse', own)
  expect(await hash(salt)).toBe(await hash(salt))
  expect(await hash()).not.toBe(await hash())
})

it('finds no password right for a missing account, also after too many waited', async () => {
  const own = createPasswords(join(__dirname, '../../../..'))
  const flood = Array.from({ length: 80 }, () => own.hash('correct horse'))
  const settled = Promise.allSettled(flood)
  await expect(own.verify(undefined, 'correct horse')).rejects.toMatchObject({ status: 503 })
  await settled
  expect(await own.verify(undefined, 'correct horse')).toBe(false)
  await own.close()
})

it('refuses a hash that cannot be read, and goes on', async () => {
  await expect(passwords.verify('no hash', 'correct horse')).rejects.toThrow('Decoding failed')
  const hash = await passwords.hash('correct horse')
  expect(await passwords.verify(hash, 'correct horse')).toBe(true)
})

it('works in threads that yield their core to all others', async () => {
  await passwords.hash('correct horse')
  expect(thisThread()).toEqual({ nice: getPriority(), policy: normal })
  expect(threads()).toContainEqual({ nice: low, policy: whenIdle })
})

it('works in threads that are merely nice where those get no core in time', async () => {
  const countNice = () =>
    threads().filter((one) => one.nice === low && one.policy === normal).length
  const before = countNice()
  const own = createPasswords(join(__dirname, '../../../..'), 0)
  const hash = await own.hash('correct horse')
  while (countNice() === before) await sleep(10)
  expect(await own.verify(hash, 'correct horse')).toBe(true)
  expect(await own.verify(hash, 'correct house')).toBe(false)
  await own.close()
})

const low = constants.priority.PRIORITY_BELOW_NORMAL
/** SCHED_OTHER and SCHED_IDLE of sched(7). */
const [normal, whenIdle] = [0, 5]

/** Fields of proc(5), counted from the third. */
function readThread(id: string) {
  const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { nice: Number(fields[16]), policy: Number(fields[38]) }
}

const threads = () => readdirSync('/proc/self/task').map(readThread)
const thisThread = () => readThread(String(process.pid))
