export * from './builders'
export { createNetwork, type Network, type SentRequest } from './network'
export { createTestShell, createToken, type TestShellOptions } from './test-shell'
