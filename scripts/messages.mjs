import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findAppFolders } from '../platform/apps/index.mjs'
import { runMessages } from '../platform/messages/index.mjs'
import { root } from './setup.mjs'

/** @param {string} folder @returns {string[]} */
const languagesOf = (folder) =>
  JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8')).languages ?? []

const apps = findAppFolders(root).map((folder) => ({
  folder,
  sources: 'src',
  languages: languagesOf(folder),
}))
// The shell provides what shared says.
const shared = { folder: join(root, 'shared'), sources: '.', languages: apps[0]?.languages ?? [] }
const isCheck = process.argv.includes('check')
process.exitCode = runMessages([shared, ...apps], { isCheck }) ? 0 : 1
