#!/usr/bin/env node
import { appWorkspace, runMessages } from '../messages/index.mjs'

const folder = process.cwd()
const workspace = await appWorkspace(folder)
const isCheck = process.argv.includes('check')
process.exitCode = runMessages([workspace], { isCheck }) ? 0 : 1
