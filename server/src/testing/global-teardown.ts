import { testCluster } from './test-cluster'

export default async function globalTeardown(): Promise<void> {
  await testCluster.stop?.()
}
