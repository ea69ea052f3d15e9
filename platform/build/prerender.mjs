import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const program = fileURLToPath(new URL('prerender-app.mjs', import.meta.url))

/** The file of a release that holds the HTML of its screens. */
export const prerenderedFile = 'prerendered.json'

/**
 * The content of that file, if the app has a `src/prerender.tsx`. A separate process makes it, because it takes a core
 * beside the app's own build, and because an app may change the global scope.
 * @param {string} folder
 */
export async function prerender(folder) {
  if (!existsSync(path.join(folder, 'src/prerender.tsx'))) return undefined
  const scratch = await mkdtemp(path.join(tmpdir(), 'prerendered-'))
  try {
    // In a file, because the output may contain what the app logs.
    const file = path.join(scratch, prerenderedFile)
    const env = { ...process.env, NODE_ENV: 'production' }
    await execute(process.execPath, [program, folder, file], { env })
    return await readFile(file, 'utf8')
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
