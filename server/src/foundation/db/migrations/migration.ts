import type { Kysely } from 'kysely'

export interface Migration {
  name: string
  up: (db: Kysely<unknown>) => Promise<void>
}
