import { testRun } from './test-run'

export default async function globalTeardown(): Promise<void> {
  await testRun.stop?.()
}
