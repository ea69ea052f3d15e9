export * from './builders'
export { aPage, createNetwork, type Network, type SentRequest } from './network'
export { watchSavedFiles } from './saved-files'
export { createTestShell, createToken, type TestShell, type TestShellOptions } from './test-shell'
