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
export { type FileKeeper, type Kept, type Run } from './file-keeper'
export { isOlderRelease, type Expected } from './expected'
export { countHealth, countSilence, listHealth, listLiveOutcomes, type HealthCount } from './health'
export { listHealthSeries, percentile, type Bucket, type HealthHour } from './health-series'
export {
  findRelease,
  listLastMoves,
  listMoves,
  listPointers,
  listReleases,
  type Move,
  type ReleaseSummary,
} from './history'
export { migrateReleaseStore } from './migrate'
export { checkBeside, promote, retire, rollback } from './moves'
export { readLiveApps, type LiveApp, type Pointer } from './pointers'
export {
  closeSession,
  findSession,
  issueFormTicket,
  openSession,
  takeOutcome,
  takeFormTicket,
  writeOutcome,
  type Session,
} from './page-sessions'
export { checkOwner } from './places'
export { type HealthReport } from './page-outcomes'
export { publishBuiltApps, type PublishOptions } from './publish-built-apps'
export { RefusedError } from './refused-error'
export { findReleaseFile } from './release-files'
export { releaseFiles } from './movable-files'
export { type StoredFile } from './stored-file'
export { listSwitchedOff, turnOff, turnOn, type SwitchedOff } from './switches'
export { issueTicket, readTicket } from './tickets'
export {
  allowTrial,
  checkTrial,
  findTrial,
  hasPassed,
  readTrialPass,
  saveTrial,
  type Trial,
} from './trials'
export { triesCanary } from './tries-canary'
export { addFile, beginUpload, findUploadApp, finishUpload, type Upload } from './uploads'
export { watchPointers } from './watch-pointers'
export { watchSilence } from './watch-silence'
