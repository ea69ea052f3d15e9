import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { root } from './setup.mjs'

/** @type {typeof import('../platform/registry/json-schemas')} */
const { jsonSchemas } = await tsImport('../platform/registry/json-schemas.ts', import.meta.url)

const folder = 'platform/schemas'
for (const [name, schema] of Object.entries(jsonSchemas)) {
  writeFileSync(join(root, folder, name), JSON.stringify(schema))
}
execFileSync('npx', ['oxfmt', folder], { cwd: root })
