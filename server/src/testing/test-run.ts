/** Passed from the setup of a test run to its teardown; both run in the same process. */
export const testRun: { stop?: () => Promise<void> } = {}
