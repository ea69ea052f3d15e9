import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirOf } from './check-machine'
import { type Check, fail, ok } from './report'

const access = { read: 0o077, write: 0o002 }

/** Whether other accounts of the machine can read the secrets and the database, or replace the program. */
export const checkFiles: Check = (deployment) => {
  const { root, envFiles } = deployment
  const dataDir = dataDirOf(deployment)
  const files: (readonly [path: string, mask: number, advice: string])[] = [
    ...envFiles.map((file) => [file, access.read, 'chmod 600'] as const),
    [join(root, '.env'), access.read, 'chmod 600'],
    [join(dataDir, 'jwt-secret'), access.read, 'chmod 600'],
    [join(dataDir, 'postgres'), access.read, 'chmod 700'],
    [dataDir, access.write, 'chmod o-w'],
    [root, access.write, 'chmod o-w'],
  ]
  const open = files.flatMap(([path, mask, advice]) =>
    existsSync(path) && statSync(path).mode & mask
      ? fail('file permissions', `Other accounts reach ${path}: ${advice} ${path}`)
      : [],
  )
  return open.length > 0 ? open : [ok('file permissions', 'secrets and data are private')]
}
