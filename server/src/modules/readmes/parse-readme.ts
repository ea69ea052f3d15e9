import { msg } from '@swipefolio/shared/i18n'
import { join } from 'node:path'
import type { ReadmeBlock } from '@swipefolio/shared/contract'
import { conflict } from '../../foundation/http/errors'
import { createProcessPool } from '../../foundation/processes/process-pool'
import type { Services } from '../../foundation/services'
import { asList, asObject } from '../ai-review/evidence/untrusted'
import { toMarkdown } from '../ai-review/evidence/readme/to-markdown'

interface Source {
  /** The name of the file, which says the markup language. */
  name: string
  text: string
  /** Where relative links lead. */
  base: string
}

/**
 * Reads Markdown in processes of their own: for some texts the time grows with the square of their length, and for some the nesting
 * is too deep for the stack.
 */
export function createReadmeParser(
  { config, logger }: { config: Pick<Services['config'], 'root'>; logger: Services['logger'] },
  deadlineMilliseconds?: number,
) {
  const script = join(config.root, 'server/src/modules/readmes/parse-process.mjs')
  const pool = createProcessPool({ script, deadlineMilliseconds })
  return {
    /** Throws 409 for a text that cannot be read, 503 when too many wait. */
    async parse({ name, text, base }: Source): Promise<ReadmeBlock[]> {
      const answer = await pool.run({ markdown: toMarkdown(name, text), base })
      if (!answer) {
        const reason = answer === null ? 'failed' : 'took too long'
        logger.warn({ reason }, 'A README was not parsed')
      }
      const blocks = asList(asObject(answer).blocks) as ReadmeBlock[]
      if (blocks.length === 0) throw conflict(msg('This README has no text that can be shown.'))
      return blocks
    },
    close: pool.close,
  }
}

export type ReadmeParser = ReturnType<typeof createReadmeParser>
