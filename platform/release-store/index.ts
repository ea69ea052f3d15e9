export { countCall } from './call-counts'
export {
  createDeployToken,
  everyApp,
  findDeployer,
  listDeployTokens,
  mayDeploy,
  revokeDeployToken,
  type Deployer,
} from './deploy-tokens'
export { countHealth, listHealth, type HealthCount, type HealthReport } from './health'
export type { Expected } from './expected'
export {
  findRelease,
  listMoves,
  listPointers,
  listReleases,
  type Move,
  type ReleaseSummary,
} from './history'
export { migrateReleaseStore } from './migrate'
export { checkBeside, promote, retire, rollback } from './moves'
export { readLiveApps, type LiveApp, type Pointer } from './pointers'
export { checkOwner } from './places'
export { publishBuiltApps, type PublishOptions } from './publish-built-apps'
export { RefusedError } from './refused-error'
export { findReleaseFile, type StoredFile } from './release-files'
export { addFile, beginUpload, findUploadApp, finishUpload, type Upload } from './uploads'
export { watchPointers } from './watch-pointers'
