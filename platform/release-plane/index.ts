export type { ReleasePlaneOptions } from './options'
export { registerReleasePlane } from './register-release-plane'
