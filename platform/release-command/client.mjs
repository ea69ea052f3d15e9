import { CommandError } from './command-error.mjs'

/**
 * @typedef {import('../registry/release.ts').Release} Release
 * @typedef {import('../release-store/index.ts').Pointer} Pointer
 * @typedef {import('../release-store/index.ts').Expected} Expected
 * @typedef {import('../release-store/index.ts').Upload} Upload
 * @typedef {import('../gate/index.ts').Refusal} Refusal
 * @typedef {Omit<import('../release-store/index.ts').SwitchedOff, 'since'> & { since: string }} SwitchedOff
 * @typedef {Omit<import('../release-store/index.ts').Move, 'at'> & { at: string }} Move
 * @typedef {{ pointers: Pointer[], releases: (Omit<import('../release-store/index.ts').ReleaseSummary, 'publishedAt'> & { publishedAt: string })[], health: import('../release-store/index.ts').HealthCount[], switchedOff: SwitchedOff[], requiresTrial: boolean }} Status
 * @typedef {import('../release-store/trials.ts').TriedScreen} TriedScreen
 * @typedef {ReturnType<typeof createClient>} Client
 */

const longestWait = 60_000

/**
 * Calls the release plane of the server that the environment names.
 * @param {NodeJS.ProcessEnv} env
 */
export function createClient({ SWIPEFOLIO_URL, DEPLOY_TOKEN }) {
  const server = (SWIPEFOLIO_URL || 'http://localhost:8080').replace(/\/+$/, '')
  if (!URL.canParse(server)) throw new CommandError('SWIPEFOLIO_URL is not an address.')
  if (!DEPLOY_TOKEN) {
    throw new CommandError(
      'DEPLOY_TOKEN is not set. An operator makes one: npm run deploy-token -- create <name> --apps <apps>',
    )
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body] JSON, or a file's content
   * @returns {Promise<any>}
   */
  async function call(method, path, body) {
    const headers = new Headers({ authorization: `Bearer ${DEPLOY_TOKEN}` })
    /** @type {RequestInit} */
    const request = {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(longestWait),
    }
    if (body !== undefined) {
      const isFile = Buffer.isBuffer(body)
      headers.set('content-type', isFile ? 'application/octet-stream' : 'application/json')
      request.body = isFile ? new Uint8Array(body) : JSON.stringify(body)
    }
    /** @type {Response} */
    let answer
    try {
      answer = await fetch(`${server}/platform/api${path}`, request)
    } catch (error) {
      const { cause } = /** @type {Error} */ (error)
      throw new CommandError(`${server} did not answer: ${String(cause ?? error)}`)
    }
    const text = await answer.text()
    if (!answer.ok) throw new CommandError(text || `${server} answered ${answer.status}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  return {
    server,
    /** @param {Release} release @returns {Promise<{ refusals: Refusal[] }>} */
    check: (release) => call('POST', '/check', { release }),
    /** @param {Release} release @returns {Promise<{ upload: Upload | null }>} */
    begin: (release) => call('POST', '/releases', { release }),
    /** @param {string} id @param {string} name @param {Buffer} content */
    addFile: (id, name, content) => call('PUT', `/uploads/${id}/files/${name}`, content),
    /** @param {string} app rejects when the token is not for it */
    mayRelease: (app) => call('GET', `/apps/${encodeURIComponent(app)}`),
    /** @param {string} id */
    finish: (id) => call('POST', `/uploads/${id}/finish`),
    /** @param {{ releases: Record<string, string>, canary?: number, expected: Record<string, Expected>, force?: boolean, reason?: string }} promotion @returns {Promise<{ pointers: Pointer[] }>} */
    promote: (promotion) => call('POST', '/promote', promotion),
    /** @param {string} app @param {Expected} expected @param {string} [reason] @returns {Promise<{ pointers: Pointer[] }>} */
    rollback: (app, expected, reason) => call('POST', '/rollback', { app, expected, reason }),
    /** @param {string} app @param {Expected} expected @param {string} [reason] */
    retire: (app, expected, reason) => call('POST', '/retire', { app, expected, reason }),
    /** @param {string} app @param {string} version @returns {Promise<{ pass: string }>} */
    trialPass: (app, version) => call('POST', `/releases/${app}/${version}/trial-pass`),
    /** @param {string} app @param {string} version @param {{ browser: string, screens: TriedScreen[] }} trial */
    saveTrial: (app, version, trial) => call('PUT', `/releases/${app}/${version}/trial`, trial),
    /** @param {'off' | 'on'} turn @param {{ app: string, slot?: string, reason?: string }} what */
    turn: (turn, what) => call('POST', `/${turn}`, what),
    /** @returns {Promise<Status>} */
    status: () => call('GET', '/status'),
    /** @param {string} [app] @returns {Promise<{ moves: Move[] }>} */
    history: (app) => call('GET', `/history${app ? `?app=${encodeURIComponent(app)}` : ''}`),
    /** @param {string} app @param {string} version @returns {Promise<{ release: Release }>} */
    release: (app, version) => call('GET', `/releases/${app}/${version}`),
  }
}
