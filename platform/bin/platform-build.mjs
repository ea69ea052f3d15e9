#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8'
import { buildApp } from '../build/build-app.mjs'
import { sizeLine } from '../build/size-line.mjs'

// A build ends before optimized code pays off: a tenth of its processor time.
setFlagsFromString('--no-opt')

const { release, built } = await buildApp(process.cwd())
console.info(`${await sizeLine(release)}${built ? '' : ' (unchanged)'}`)
