import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { join } from 'node:path'
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

it('works in threads of a low priority', async () => {
  await passwords.hash('correct horse')
  const low = constants.priority.PRIORITY_BELOW_NORMAL
  expect(priorities().get(String(process.pid))).toBe(getPriority())
  expect([...priorities().values()]).toContain(low)
})

/** The nice value of each thread of this process, by its id, as proc(5) has it. */
const priorities = () =>
  new Map(
    readdirSync('/proc/self/task').map((id) => {
      const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
      return [id, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])]
    }),
  )
