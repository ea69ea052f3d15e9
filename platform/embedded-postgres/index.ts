export { findBinaries } from './binaries'
export {
  type EmbeddedConnection,
  type EmbeddedPostgres,
  joinEmbeddedPostgres,
} from './embedded-postgres'
export type { OsAccount } from './os-account'
export { startPostgres } from './cluster'
export { type ClusterLocation, prepareClusterLocation } from './cluster-location'
export { isRunning, lockedBy, removeStaleLock } from './stale-lock'
