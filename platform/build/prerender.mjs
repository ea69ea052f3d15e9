import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const program = fileURLToPath(new URL('prerender-app.mjs', import.meta.url))

/** The file of a release that holds the HTML of its screens, in the language of its sources or another. @param {string} [language] */
export const prerenderedFile = (language) =>
  language === undefined ? 'prerendered.json' : `prerendered.${language}.json`

/**
 * These files by name, if the app has a `src/prerender.tsx`. A separate process makes them, because it takes a core
 * beside the app's own build, and because an app may change the global scope.
 * @param {string} folder
 * @param {readonly string[]} [languages] beside that of the sources
 * @returns {Promise<[string, string][]>}
 */
export async function prerender(folder, languages = []) {
  if (!existsSync(path.join(folder, 'src/prerender.tsx'))) return []
  const scratch = await mkdtemp(path.join(tmpdir(), 'prerendered-'))
  try {
    // In files, because the output may contain what the app logs.
    const env = { ...process.env, NODE_ENV: 'production' }
    await execute(process.execPath, [program, folder, scratch, ...languages], { env })
    const names = [undefined, ...languages].map(prerenderedFile)
    return await Promise.all(
      names.map(
        /** @returns {Promise<[string, string]>} */
        async (name) => [name, await readFile(path.join(scratch, name), 'utf8')],
      ),
    )
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/**
 * Puts the names that the finished build gave to files into what was prerendered beside it.
 * @param {string} prerendered
 * @param {import('webpack').Compilation} compilation
 */
export function nameFiles(prerendered, compilation) {
  const names = new Map(
    compilation.getAssets().map(({ name, info }) => [String(info['sourceFilename']), name]),
  )
  return prerendered.replaceAll(/\{\{file:([^}]+)\}\}/g, (_placeholder, source) => {
    const name = names.get(source)
    if (name === undefined) throw new Error(`${source} is prerendered, and no file of the build`)
    return name
  })
}
