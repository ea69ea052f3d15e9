import { createDatabase } from '../foundation/db/connect'
import { withDatabase } from '../foundation/db/with-database'
import { StartError } from '../foundation/start-error'
import { listDisputedRules } from '../modules/ai-review/disputes'

interface Invocation {
  root: string
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  complain: (line: string) => void
}

/** Prints how many statements of each rule people dispute, in the database of the settings. Returns the exit code. */
export async function runDisputedRules({ root, env, say, complain }: Invocation) {
  try {
    const rules = await withDatabase({ root, env }, (pool) =>
      listDisputedRules(createDatabase(pool)),
    )
    if (rules.length === 0) say('No statement is disputed.')
    for (const { rule, disputes } of rules) say(`${String(disputes).padStart(6)}  ${rule}`)
    return 0
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    complain(error.message)
    return 1
  }
}
