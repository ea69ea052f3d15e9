import { lendPostgres } from './lend-postgres'

export default async function globalTeardown(): Promise<void> {
  await (await lendPostgres()).stop()
}
