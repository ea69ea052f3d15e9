import { resolve } from 'node:path'
import { withDatabase } from '../../../server/src/foundation/db/with-database'
import { createPasswords } from '../../../server/src/foundation/passwords/passwords'
import { fillAtScale } from '../../../server/src/testing/at-scale/fill-at-scale'
import { busyPeople, large } from '../../../server/src/testing/at-scale/size'
import { say } from '../product'

const root = resolve(import.meta.dirname, '../../..')
const password = 'swipe-right-24'
const [folder] = process.argv.slice(2)
const { DATABASE_URL } = process.env

if (!folder && !DATABASE_URL) {
  throw new Error(
    'Where to? npm run seed -w bench -- <new folder>, or set DATABASE_URL to an empty database',
  )
}

const env = DATABASE_URL ? { DATABASE_URL } : { DATA_DIR: resolve(root, folder ?? '') }
await withDatabase({ root, env }, async (pool) => {
  const { rows } = await pool.query('select from account limit 1')
  if (rows.length > 0) throw new Error('The database has accounts already')
  const passwords = createPasswords(root)
  await fillAtScale(pool, large, { passwordHash: await passwords.hash(password), say })
  await passwords.close()
})
say(
  `\nThe password of ${busyPeople.recruiter.email} and ${busyPeople.jobseeker.email} is ${password}`,
)
