import { join } from 'node:path'
import { msg } from '@swipefolio/shared/i18n'
import { conflict } from '../../../foundation/http/errors'
import { createProcessPool } from '../../../foundation/processes/process-pool'
import type { Services } from '../../../foundation/services'
import type { Repository } from '../github/read-repository'
import type { Analyses } from './analyses'

/**
 * Analyses repositories in processes of their own: strangers write their texts, and for some texts a pattern takes hours, or the nesting is
 * too deep for the stack.
 */
export function createAnalyser(
  { config, logger }: { config: Pick<Services['config'], 'root'>; logger: Services['logger'] },
  deadlineMilliseconds?: number,
) {
  const script = join(config.root, 'server/dist/analysis-process.js')
  const pool = createProcessPool({ script, deadlineMilliseconds })
  return {
    /** Throws 409 for a repository that takes too long, 503 when too many wait. */
    async analyse<Name extends keyof Analyses>(
      name: Name,
      repository: Repository,
    ): Promise<ReturnType<Analyses[Name]>> {
      const answer = await pool.run({ name, repository })
      if (!answer) {
        const reason = answer === null ? 'failed' : 'took too long'
        logger.warn({ analysis: name, reason }, 'A repository was not analysed')
        throw conflict(msg('A file of this repository is too complex to be read.'))
      }
      return answer as ReturnType<Analyses[Name]>
    },
    close: pool.close,
  }
}

export type Analyse = ReturnType<typeof createAnalyser>['analyse']
