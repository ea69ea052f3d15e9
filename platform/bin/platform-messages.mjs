#!/usr/bin/env node
import { readAppManifest } from '../build/app-manifest.mjs'
import { runMessages } from '../messages/index.mjs'

const folder = process.cwd()
const { languages = [] } = await readAppManifest(folder)
const isCheck = process.argv.includes('check')
process.exitCode = runMessages([{ folder, sources: 'src', languages }], { isCheck }) ? 0 : 1
