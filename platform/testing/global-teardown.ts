import { rmSync } from 'node:fs'
import { lendPostgres } from './lend-postgres'

export default async function globalTeardown(): Promise<void> {
  rmSync(process.env['BUILT_APPS'] ?? '', { recursive: true })
  await (await lendPostgres()).stop()
}
