/** What the teardown needs from the setup of one test run; both run in the same process. */
export const testRun: { stop?: () => Promise<void> } = {}
