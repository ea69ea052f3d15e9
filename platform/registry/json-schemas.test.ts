import { readFileSync } from 'node:fs'
import path from 'node:path'
import { jsonSchemas } from '.'

it.each(Object.entries(jsonSchemas))(
  'the package carries the schema of %s as npm run json-schemas writes it',
  (name, schema) => {
    const file = path.resolve(__dirname, '../schemas', name)
    const written: unknown = JSON.parse(readFileSync(file, 'utf8'))
    expect(written).toEqual(JSON.parse(JSON.stringify(schema)))
  },
)
