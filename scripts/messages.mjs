import { join } from 'node:path'
import { findAppFolders } from '../platform/apps/index.mjs'
import { appWorkspace, runMessages } from '../platform/messages/index.mjs'
import { root } from './setup.mjs'

const apps = await Promise.all(findAppFolders(root).map(appWorkspace))
// The shell provides what shared says, and what rules and refusals say where it is shown.
const languages = apps[0]?.languages ?? []
const shared = { folder: join(root, 'shared'), sources: '.', languages }
const sentences = {
  folder: root,
  sources: 'shared',
  others: ['server/src'],
  callee: 'msg',
  catalogues: 'shared/sentences',
  languages,
}
// Accounts have Hebrew whether or not pages are offered in it.
const server = { folder: join(root, 'server'), sources: 'src', languages: ['he'] }
const isCheck = process.argv.includes('check')
process.exitCode = runMessages([shared, sentences, server, ...apps], { isCheck }) ? 0 : 1
