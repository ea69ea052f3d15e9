import { releaseFiles } from '@swipefolio/platform/release-store'
import { pino } from 'pino'
import { createDatabase } from '../foundation/db/connect'
import { withDatabase } from '../foundation/db/with-database'
import { createFiles } from '../foundation/files/files'
import { moveFiles } from '../foundation/files/move-files'
import { createObjectStore } from '../foundation/files/object-store'
import { ApiError } from '../foundation/http/errors'
import { send } from '../foundation/outbound/request'
import { loadConfig } from '../foundation/settings/config'
import { StartError } from '../foundation/start-error'
import { imageFiles } from '../modules/images/image-files'

const usage = 'npm run move-files -- to-store | to-database'
const places = { 'to-store': 'store', 'to-database': 'database' } as const

interface Invocation {
  root: string
  args: string[]
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  complain: (line: string) => void
}

/** Moves the contents of files between the database and the store of the settings, while servers run. Returns the exit code. */
export async function runMoveFiles({ root, args, env, say, complain }: Invocation) {
  try {
    const to = readPlace(args)
    const { fileStore } = loadConfig(env, root)
    if (!fileStore) throw new StartError('FILES_URL must be set: it names the store.')
    const store = createObjectStore(fileStore, send)
    const moved = await withDatabase({ root, env }, async (pool) => {
      const db = createDatabase(pool)
      const logger = pino({ level: 'warn' }, pino.destination(2))
      const files = createFiles({ db, clock: () => new Date(), logger, store })
      return {
        pictures: await moveFiles({ db, files }, imageFiles(db), to),
        files: await moveFiles({ db, files }, releaseFiles(pool), to),
      }
    })
    say(`${moved.pictures} pictures and ${moved.files} files of releases moved to the ${to}.`)
    return 0
  } catch (error) {
    if (!(error instanceof StartError || error instanceof ApiError)) throw error
    complain(error instanceof StartError ? error.message : `${error.message} Call it once more.`)
    return 1
  }
}

function readPlace([action = '', ...others]: string[]) {
  if (others.length > 0 || !Object.hasOwn(places, action)) throw new StartError(usage)
  return places[action as keyof typeof places]
}
