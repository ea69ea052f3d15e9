/**
 * @typedef {import('../../release-store/trials.ts').TriedScreen} TriedScreen
 * @typedef {{ server: string, app: string, version: string, pass: string, session: Record<string, string>, deadline: number }} Tried
 */

/** Errors in timers and promises of a shown screen come within this time. */
const afterwards = 500
const mostErrors = 10
const longestError = 500

/**
 * Opens one page and waits until the release's screen is shown, fails, or the deadline passes.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./visits.mjs').Visit} visit
 * @param {Tried} tried
 * @returns {Promise<TriedScreen>}
 */
export async function visit(browser, { screen, path, role }, tried) {
  const { server, app, version, pass, session, deadline } = tried
  const context = await browser.newContext({ baseURL: server, serviceWorkers: 'block' })
  await context.addCookies([{ name: 'trial', value: pass, url: server }])
  const page = await context.newPage()
  // Without the version, which releases that share files do not have in their URLs.
  const base = `/apps/${app}/`
  /** @type {string[]} */
  const errors = []
  /** @param {string} source @param {string} message */
  const note = (source, message) => {
    if (source.includes(base) && errors.length < mostErrors)
      errors.push(message.slice(0, longestError))
  }
  page.on('pageerror', (error) => note(error.stack ?? '', error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.location().url, message.text())
  })
  /** @type {(outcome: TriedScreen['outcome']) => void} */
  let settle = () => undefined
  /** @type {Promise<TriedScreen['outcome']>} */
  const outcome = new Promise((resolve) => {
    settle = resolve
  })
  await page.exposeBinding('keepReports', (_source, text) => {
    for (const report of reportsIn(text)) {
      if (report.app !== app || report.version !== version) continue
      if (report.kind === 'failed' && report.reason !== 'async') {
        note(base, report.reason ?? 'failed')
        settle('failed')
      }
      if (report.kind === 'shown' && (report.screen ?? '') === screen) settle('shown')
    }
  })
  await page.exposeBinding('keepViolation', (_source, file, rule) =>
    note(file, `${rule} forbids it`),
  )
  await page.addInitScript(recordInPage, session)
  // A trial counts nowhere: its reports stay here.
  await page.route('**/platform/ticket', (route) => route.fulfill({ body: 'trial' }))
  if (Object.keys(session).length > 0) {
    // Nobody is logged in: the screen has to show itself without data.
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not available' } }),
    )
  } else {
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    )
  }
  const timer = setTimeout(settle, deadline, 'silent')
  page.goto(path, { waitUntil: 'commit', timeout: deadline }).catch(() => undefined)
  const seen = await outcome
  clearTimeout(timer)
  if (seen === 'shown') await new Promise((resolve) => setTimeout(resolve, afterwards))
  // A page that blocks does not close; the browser's end closes it.
  if (seen !== 'silent') await context.close()
  return { screen, path, role, outcome: seen, errors: [...new Set(errors)] }
}

/**
 * Runs in the page before its scripts: keeps its health reports and its violations of the content security policy.
 * @param {Record<string, string>} session
 */
function recordInPage(session) {
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
  const keep = Reflect.get(globalThis, 'keepReports')
  navigator.sendBeacon = (_address, body) => {
    if (body instanceof Blob) void body.text().then(keep)
    return true
  }
  document.addEventListener('securitypolicyviolation', ({ sourceFile, effectiveDirective }) =>
    Reflect.get(globalThis, 'keepViolation')(sourceFile, effectiveDirective),
  )
  // Reports are batched until the page is left.
  setInterval(() => dispatchEvent(new Event('pagehide')), 250)
}

/**
 * @param {string} text
 * @returns {{ app?: string, version?: string, screen?: string, kind?: string, reason?: string }[]}
 */
function reportsIn(text) {
  const { reports = [] } = JSON.parse(text)
  return reports
}
