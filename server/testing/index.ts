export { backUp } from '../src/backup/back-up'
export { restore } from '../src/backup/restore'
export type { Connection } from '../src/foundation/db/connect'
export * as callLimits from '../src/foundation/http/call-limits'
export { newId } from '../src/foundation/db/ids'
export type { Config } from '../src/foundation/settings/config'
export { overwrittenColumns, owningColumns } from '../src/leaving/personal-data'
export { mostTries } from '../src/modules/auth/codes'
export { unsubscribeUrl } from '../src/foundation/mail/unsubscribe-link'
export { rules as limitRules } from '../src/people/rate-limits/rate-limits'
export { createTestServer, type LoggedIn, testPassword, type TestServer } from '../src/testing'
export {
  connect,
  decide,
  judge,
  startAnotherSession,
  storeReadme,
  storeReview,
  postRequest,
  projectPayload,
  publishProject,
  requestPayload,
  reveal,
  sendLink,
  sendAnswer,
  submitLink,
} from '../src/testing/builders'
export { call, succeed } from '../src/testing/call'
export { default as globalSetup } from '../src/testing/global-setup'
export { default as globalTeardown } from '../src/testing/global-teardown'
export {
  factsOfArchive,
  languageByBytes,
  type RepositoryFacts,
  reviewFacts,
} from '../src/testing/corpus'
export { createMemoryLog } from '../src/testing/memory-log'
export { picture, storePortrait, uploadImage } from '../src/testing/pictures'
export {
  callRemotely,
  connectRemotely,
  type RemotePerson,
  signUpRemotely,
  succeedRemotely,
  Unanswered,
} from '../src/testing/remote-person'
export { sharePictureOf } from '../src/testing/public-pages'
export { storePushDevice } from '../src/testing/push-device'
export { routesOf } from '../src/testing/routes-of'
export { listPasskeys } from '../src/people/second-factor/passkeys'
export {
  addPasskey,
  appCode,
  makePasskey,
  removeSecondFactor,
  setUpSecondFactor,
  turnOnSecondFactor,
} from '../src/testing/second-factor'
export {
  buildServer,
  postgresOf,
  runServerProcess,
  type ServerProcess,
  startServerProcess,
} from '../src/testing/server-process'
export {
  codeFor,
  register,
  registration,
  requestReset,
  reset,
  verify,
} from '../src/testing/sign-up'
