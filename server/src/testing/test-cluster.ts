/** What the teardown needs from the setup of one test run; both run in the same process. */
export const testCluster: { stop?: () => Promise<void> } = {}
