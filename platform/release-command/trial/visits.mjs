const shellName = 'shell'

/**
 * A page that shows one screen to one role; `screen` is empty for the shell itself.
 * @typedef {{ screen: string, path: string, role: string }} Visit
 */

const anonymous = 'anonymous'
/** Values that no product gives a meaning to, so that pages of something say that it does not exist. */
const sample = '1'

/**
 * Every screen that a release offers, once for each role that gets it.
 * @param {Pick<import('../../registry/release.ts').Release, 'app' | 'manifest'>} release
 * @returns {Visit[]}
 */
export function visitsOf({ app, manifest }) {
  const routes = manifest.routes
    .filter(({ development }) => !development)
    .map(({ screen, path, roles }) => ({ screen, path: path.replaceAll(/:[^/]+/g, sample), roles }))
  // Slots are parts of other pages: the home page has all of them.
  const slots = manifest.slots.map(({ screen, roles }) => ({ screen, path: '/', roles }))
  const shell = app === shellName ? [{ screen: '', path: '/', roles: undefined }] : []
  return [...shell, ...routes, ...slots].flatMap(({ screen, path, roles = [anonymous] }) =>
    roles.map((role) => ({ screen, path, role })),
  )
}
