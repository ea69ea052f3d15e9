#!/usr/bin/env node
import { buildApp } from '../build/build-app.mjs'
import { sizeLine } from '../build/size-line.mjs'

const { release, built } = await buildApp(process.cwd())
console.info(`${await sizeLine(release)}${built ? '' : ' (unchanged)'}`)
