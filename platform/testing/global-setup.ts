import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lendPostgres } from './lend-postgres'

export default async function globalSetup(): Promise<void> {
  process.env['BUILT_APPS'] = mkdtempSync(join(tmpdir(), 'built-apps-'))
  await lendPostgres()
}
