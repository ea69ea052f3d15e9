/**
 * The session storage of a page in which a release is tried: of somebody with this role who does not exist.
 * @param {string} role
 * @returns {Record<string, string>}
 */
export function trialSession(role) {
  if (role === 'anonymous') return {}
  const encode = (/** @type {object} */ value) =>
    Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: '0', sid: 'trial', userName: 'Trial', role }
  return { token: `${encode({ alg: 'none' })}.${encode(claims)}.`, role }
}
