import { join } from 'node:path'
import { findAppFolders } from '../platform/apps/index.mjs'
import { appWorkspace, runMessages } from '../platform/messages/index.mjs'
import { root } from './setup.mjs'

const apps = await Promise.all(findAppFolders(root).map(appWorkspace))
// The shell provides what shared says.
const shared = { folder: join(root, 'shared'), sources: '.', languages: apps[0]?.languages ?? [] }
const isCheck = process.argv.includes('check')
process.exitCode = runMessages([shared, ...apps], { isCheck }) ? 0 : 1
