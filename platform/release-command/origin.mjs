import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * The commit of a build and its author, if git has them.
 * @param {string} folder
 * @returns {Promise<{ commit?: string, author?: string }>}
 */
export async function originOf(folder) {
  /** @param {string[]} args */
  const git = (...args) =>
    execute('git', args, { cwd: folder }).then(
      ({ stdout }) => stdout.trim(),
      () => '',
    )
  const commit = await git('rev-parse', '--short=12', 'HEAD')
  const changes = commit && (await git('status', '--porcelain'))
  const author = commit && (await git('config', 'user.name'))
  return {
    ...(commit && { commit: changes ? `${commit}, changed` : commit }),
    ...(author && { author: author.slice(0, 200) }),
  }
}
