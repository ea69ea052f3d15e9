import { lerna, run } from './setup.mjs'

// Each workspace is a separate program, so that none depends on declarations that only another includes.
lerna('typecheck', '--no-sort', '--no-bail')
run('npx', ['tsc', '-p', 'scripts'])
