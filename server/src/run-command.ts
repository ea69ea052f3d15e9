import { resolve } from 'node:path'
import { runBackup, runRestore } from './backup/run-backup'
import { runDeployTokens } from './deploy-tokens/run-deploy-tokens'
import { runDisputedRules } from './disputed-rules/run-disputed-rules'
import { runDoctor } from './doctor/run-doctor'
import { runMoveFiles } from './files/run-move-files'
import { runReady } from './run-ready'

// dist/run-command.js is two levels below the folder that has everything else.
const root = resolve(import.meta.dirname, '../..')

const commands = {
  backup: runBackup,
  'deploy-token': runDeployTokens,
  'disputed-rules': runDisputedRules,
  doctor: runDoctor,
  'move-files': runMoveFiles,
  ready: runReady,
  restore: runRestore,
}

const isKnown = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

/** Runs a command of the operator where there is no checkout. Returns the exit code. */
export async function runCommand(name: string, args: string[]): Promise<number> {
  if (!isKnown(name)) {
    console.error(`There is no command ${name}; there are ${Object.keys(commands).join(', ')}.`)
    return 1
  }
  return commands[name]({
    root,
    args,
    env: process.env,
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
  })
}
