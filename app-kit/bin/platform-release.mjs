#!/usr/bin/env node
import { trialSession } from '../trial-session.mjs'
import { runReleaseCommand } from '../../platform/release-command/index.mjs'

process.exitCode = await runReleaseCommand({
  root: process.cwd(),
  args: process.argv.slice(2),
  env: process.env,
  sessionOf: trialSession,
  say: (line) => console.info(line),
  complain: (line) => console.error(line),
})
