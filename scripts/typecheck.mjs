import { lerna, run } from './setup.mjs'

// Each workspace in a program of its own: in one for all, a workspace may lean on declarations that only another includes.
lerna('typecheck', '--no-sort')
run('npx', ['tsc', '-p', 'scripts'])
