export { testPassword } from './log-in'
export type { LoggedIn } from './log-in'
export { createTestServer } from './test-server'
export type { TestServer } from './test-server'
