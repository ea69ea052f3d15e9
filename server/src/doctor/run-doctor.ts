import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { reasonOf, StartError } from '../foundation/start-error'
import { ConfigError, readSettings } from '../foundation/settings/read-settings'
import type { SettingValues } from '../foundation/settings/settings'
import { checkDatabase } from './check-database'
import { checkFileStore } from './check-file-store'
import { checkFiles } from './check-files'
import { checkDiskSpace, checkNode } from './check-machine'
import { checkMail } from './check-mail'
import { checkPublicUrl } from './check-public-url'
import { checkSettings } from './check-settings'
import { causeOf, type Check, type Deployment, fail, type Line } from './report'

const checks: Record<string, Check> = {
  settings: checkSettings,
  Node: checkNode,
  'file permissions': checkFiles,
  'disk space': checkDiskSpace,
  database: checkDatabase,
  'mail server': checkMail,
  'store of files': checkFileStore,
  'public page': checkPublicUrl,
}

interface Invocation {
  root: string
  args: string[]
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  /** The options of Node, which may name files of settings. */
  nodeArgs?: string[]
  /** Checks of the checkout, whatever its settings are. */
  moreChecks?: Record<string, Check>
}

/** Prints a line per check of a deployment; returns the exit code, 1 when a check fails. */
export async function runDoctor({
  root,
  args,
  env,
  say,
  nodeArgs = process.execArgv,
  moreChecks,
}: Invocation) {
  try {
    const deployment = readDeployment(root, args, env, nodeArgs)
    const all = Object.entries({ ...checks, ...moreChecks })
    const lines = await Promise.all(all.map(([name, check]) => run(name, check, deployment)))
    return print(lines.flat(), say)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return print([fail(error instanceof ConfigError ? 'settings' : 'doctor', error.message)], say)
  }
}

async function run(name: string, check: Check, deployment: Deployment): Promise<Line[]> {
  try {
    return await check(deployment)
  } catch (error) {
    return [fail(name, `It cannot be checked: ${causeOf(error)}.`)]
  }
}

function print(lines: Line[], say: Invocation['say']) {
  const width = Math.max(...lines.map(({ name }) => name.length))
  for (const { level, name, sentence } of lines) {
    say(`${level.padEnd(4)}  ${name.padEnd(width)}  ${sentence}`)
  }
  const count = (wanted: Line['level']) => lines.filter(({ level }) => level === wanted).length
  say(`\n${count('ok')} ok, ${count('warn')} to look at, ${count('fail')} to mend`)
  return count('fail') > 0 ? 1 : 0
}

/** What the environment names wins over the file, as with `node --env-file`. */
function readDeployment(
  root: string,
  args: string[],
  given: NodeJS.ProcessEnv,
  nodeArgs: string[],
): Deployment {
  const envFile = readEnvFileName(args)
  const env = { ...(envFile && readEnvFile(envFile)), ...given }
  const values = readSettings(env)
  const isSet = (name: keyof SettingValues) => Boolean(env[name])
  const envFiles = [...(envFile ? [envFile] : []), ...envFilesOfNode(nodeArgs)]
  return { root, env, envFiles, given: { values, isSet } }
}

const named = { type: 'string', multiple: true } as const

function envFilesOfNode(args: string[]) {
  const options = { 'env-file': named, 'env-file-if-exists': named }
  const { values } = parseArgs({ args, options, strict: false })
  return Object.values(values)
    .flat()
    .filter((value) => typeof value === 'string')
}

function readEnvFileName(args: string[]) {
  try {
    return parseArgs({ args, options: { 'env-file': { type: 'string' } } }).values['env-file']
  } catch {
    throw new StartError('npm run doctor -- [--env-file <file>] [--advisories]')
  }
}

function readEnvFile(file: string): NodeJS.ProcessEnv {
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${reasonOf(error)}.`)
  }
}
