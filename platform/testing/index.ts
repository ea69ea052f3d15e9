export { isFull } from './is-full'
export { lendPostgres, reachPostgres } from './lend-postgres'
export {
  connectionTo,
  createTestDatabase,
  dropTestDatabase,
  type TestConnection,
} from './test-database'
export { writeBuiltApp } from './built-app'
export { waitUntil } from './wait-until'
