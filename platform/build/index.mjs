import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readRelease } from './build-app.mjs'

export { watchApps } from './watch-apps.mjs'

const atOnce = 2
const command = fileURLToPath(new URL('../bin/platform-build.mjs', import.meta.url))

/** @typedef {import('../registry/release.ts').Release} Release */

/**
 * Builds what changed of the apps in `folders`, at most two at a time, and gives their releases back.
 * @param {readonly string[]} folders
 * @returns {Promise<Release[]>}
 */
export async function buildApps(folders) {
  const waiting = [...folders]
  const worker = async () => {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      await buildInChild(folder)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const releases = await Promise.all(folders.map(readRelease))
  return releases.filter((release) => release !== undefined)
}

/**
 * @param {string} folder
 * @returns {Promise<void>}
 */
function buildInChild(folder) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command], { cwd: folder, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`Building ${folder} failed`))
    })
  })
}
