/**
 * @typedef {import('./client.mjs').Pointer} Pointer
 * @typedef {import('./client.mjs').Status} Status
 * @typedef {import('./client.mjs').Move} Move
 */

/** @param {readonly Pointer[]} pointers */
export function pointerLines(pointers) {
  return pointers.map(({ app, active, previous, canary, percent }) => {
    const before = previous ? `, before it ${previous}` : ''
    const tried = canary ? `; ${percent} % of the visitors try ${canary}` : ''
    return `${app} ${active} is live${before}${tried}.`
  })
}

/**
 * The live releases, the published ones with their sizes, and their health, by app.
 * @param {Status} status
 * @param {readonly string[]} apps only these; all when empty
 */
export function statusLines({ pointers, releases, health, switchedOff }, apps) {
  const isWanted = (/** @type {{ app: string }} */ { app }) =>
    apps.length === 0 || apps.includes(app)
  const names = [...new Set(releases.filter(isWanted).map(({ app }) => app))]
  const isLive = (/** @type {string} */ app) => pointers.some((pointer) => pointer.app === app)
  return names.flatMap((app) => [
    ...(isLive(app) ? [] : [`${app} is not live.`]),
    ...pointerLines(pointers.filter((pointer) => pointer.app === app)),
    ...switchedOff.filter((off) => off.app === app).map(switchLine),
    ...releases
      .filter((release) => release.app === app)
      .map(({ version, bytes, budget, publishedAt, commit }) => {
        const counts = health.filter((one) => one.app === app && one.version === version)
        const sum = (/** @type {'load' | 'failure'} */ kind) =>
          counts.filter((one) => one.kind === kind).reduce((total, { count }) => total + count, 0)
        const from = commit ? ` from ${commit}` : ''
        return `  ${version}: ${bytes} of ${budget} bytes, ${sum('load')} loads, ${sum('failure')} failures, published ${when(publishedAt)}${from}`
      }),
  ])
}

/** @param {import('./client.mjs').SwitchedOff} off */
function switchLine({ app, slot, by, reason, since }) {
  const place = slot ? ` in the slot ${slot}` : ''
  return `${app}${place} is turned off since ${when(since)} by ${by}${reason ? `: ${reason}` : ''}.`
}

/** @param {{ moves: readonly Move[] }} history */
export function historyLines({ moves }) {
  return moves.map(({ app, action, from, to, percent, slot, by, reason, at }) => {
    const share = percent ? ` for ${percent} %` : ''
    // An older server names no slot.
    const change = slot
      ? `slot ${slot} of ${from ?? to}`
      : `${from ?? 'nothing'} -> ${to ?? 'nothing'}${share}`
    const why = reason ? `: ${reason}` : ''
    return `${when(at)} ${app} ${action} ${change} by ${by}${why}`
  })
}

/** @param {string} at */
function when(at) {
  return `${at.slice(0, 10)} ${at.slice(11, 19)}`
}
