import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The account that runs postgres; undefined means the current one. */
export interface OsAccount {
  name: string
  uid: number
  gid: number
}

const ordinaryNames = ['postgres', 'nobody']

/** PostgreSQL refuses to run as root, so an ordinary account runs it, preferably the current owner of the data. */
export function chooseOsAccount(cluster: string): OsAccount | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readAccounts()
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid
  const candidates = [
    accounts.find((account) => account.uid === owner && account.uid !== 0),
    ...ordinaryNames.map((name) => accounts.find((account) => account.name === name)),
  ]
  const chosen = candidates.find((account) => account !== undefined)
  if (!chosen) throw new Error('no ordinary account to run PostgreSQL as was found in /etc/passwd')
  return chosen
}

function readAccounts(): OsAccount[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

/** Whether the account can execute that program, found by executing it. */
export function canRun(program: string, account: OsAccount | undefined): boolean {
  return spawnSync(program, ['--version'], { cwd: '/', ...identity(account) }).status === 0
}

/** Whether the account can reach and write to that folder. */
export function canWrite(folder: string, account: OsAccount | undefined): boolean {
  const test = ['-c', 'test -x "$0" && test -w "$0"', folder]
  return spawnSync('/bin/sh', test, { cwd: '/', ...identity(account) }).status === 0
}

export const identity = (account: OsAccount | undefined) =>
  account && { uid: account.uid, gid: account.gid }
