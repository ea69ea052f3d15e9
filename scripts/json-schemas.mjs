import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { tsImport } from 'tsx/esm/api'
import { root } from './setup.mjs'

/** @type {typeof import('../platform/registry/json-schemas')} */
const { jsonSchemas } = await tsImport('../platform/registry/json-schemas.ts', import.meta.url)

for (const [name, schema] of Object.entries(jsonSchemas)) {
  const text = await format(JSON.stringify(schema), { parser: 'json', printWidth: 100 })
  writeFileSync(join(root, 'platform/schemas', name), text)
}
