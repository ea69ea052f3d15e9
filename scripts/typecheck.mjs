import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './setup.mjs'

/*
 * One program for nearly all files takes a fifth of the time of one for each workspace. In a program of their own are bench,
 * which adds to the global scope, and platform, which must not need what the server adds to the types of Fastify, without its service worker, whose
 * global scope is no page's.
 */
const programs = ['tsconfig.check.json', 'platform', 'platform/front-door/worker', 'bench']
const shell = process.platform === 'win32'

const statuses = await Promise.all(
  programs.map(async (program) => {
    const child = spawn('npx', ['tsc', '-p', program], { cwd: root, stdio: 'inherit', shell })
    const [status] = await once(child, 'exit')
    return status
  }),
)
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1
