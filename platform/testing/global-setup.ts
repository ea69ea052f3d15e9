import { lendPostgres } from './lend-postgres'

export default async function globalSetup(): Promise<void> {
  await lendPostgres()
}
