import type { PageTexts, Site } from './options'
import { workerPath } from './worker-page-scripts'

/** Sets the theme before the first paint: the stored choice, otherwise the system's. */
export const themeScript = `try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}`

/**
 * Guards the loading of scripts, set up before any other script: only release files in the registry become scripts, each
 * with its hash. A trusted URL stays trusted, because a release never changes. The lookup ignores the query,
 * because a retry adds one.
 */
export const guardScript = `{
  const page = (id) => JSON.parse(document.getElementById(id)?.textContent ?? 'null')
  const origins = [location.origin, ...(page('overrides')?.origins ?? [])]
  const hashes = new Map()
  const place = (address) => {
    const { origin, pathname } = new URL(address, location.origin)
    const isOurs = origin !== location.origin || pathname.startsWith('/apps/')
    return origins.includes(origin) && isOurs ? origin + pathname : undefined
  }
  const trust = ({ base, integrity }) => {
    for (const [name, hash] of Object.entries(integrity ?? {})) {
      const file = place(base + name)
      if (file && hash && !hashes.has(file)) hashes.set(file, hash)
    }
  }
  const hashOf = (address) => {
    const hash = hashes.get(place(address))
    if (!hash) throw new TypeError('No released script: ' + address)
    return hash
  }
  globalThis.trustReleases = (releases) => releases.forEach(trust)
  globalThis.guardScript = (script) => {
    script.integrity = hashOf(script.src)
    script.crossOrigin = 'anonymous'
    return script
  }
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (address === '${workerPath}' || hashOf(address), address),
  })
  for (const app of Object.values(page('registry').apps)) {
    trust(app)
    if (app.previous) trust(app.previous)
  }
}`

/**
 * Runs when the shell does not start, because its entry or a file of it is missing, changed or
 * broken. It requests the previous release once; without one the page shows a message in place of what is missing, and dispatches `shellfailed`. The shell calls
 * `shellStarted` once it is rendered, or `shellFailed`. The message loads the page again by itself: when the network is back,
 * and after pauses that grow from page to page, but only once the server answers for page and script; what was typed is kept, but for
 * passwords and codes. It also requests the ticket that signs this page's reports, here
 * so that the ticket has come before any app can block the page.
 */
export const startScript = (
  { couldNotStart, triesByItself, tryAgain, toHome }: PageTexts,
  { lightColor, darkColor }: Site,
) => `{
  const keepShell = (version, seconds) => {
    document.cookie = 'shell=' + version + '; path=/; samesite=strict; max-age=' + seconds
    return keptShell() === version
  }
  const keptShell = () => /(?:^|; )shell=([^;]*)/.exec(document.cookie)?.[1]
  const handleError = ({ target, filename }) => {
    const entry = document.getElementById('shell')
    if (entry && (target === entry || filename === entry.src)) globalThis.shellFailed()
  }
  globalThis.pageTicket = fetch('/platform/ticket', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  )
  const report = async (version) => {
    const timeout = new Promise((resolve) => setTimeout(resolve, 2000, ''))
    const ticket = await Promise.race([globalThis.pageTicket, timeout])
    const reports = [{ app: 'shell', version, kind: 'failed', reason: 'start' }]
    const body = new Blob([JSON.stringify({ ticket, reports })], { type: 'application/json' })
    if (ticket) navigator.sendBeacon('/platform/health', body)
  }
  const stored = (read) => {
    try {
      return read(sessionStorage)
    } catch {}
  }
  const tries = Number(stored((storage) => storage.getItem('startTries'))) || 0
  const typedFields = () =>
    document.querySelectorAll('main :is(input:not([type=password], [type=file], [autocomplete=one-time-code]), textarea)')
  const reload = () => {
    const typed = [location.pathname, ...Array.from(typedFields(), ({ value }) => value)]
    stored((storage) => storage.setItem('typedBeforeStart', JSON.stringify(typed)))
    location.reload()
  }
  const restoreTyped = () => {
    const [path, ...values] = JSON.parse(stored((storage) => storage.getItem('typedBeforeStart')) ?? '[]')
    stored((storage) => storage.removeItem('typedBeforeStart'))
    if (path !== location.pathname) return
    for (const [index, field] of typedFields().entries()) field.value ||= values[index] ?? ''
  }
  addEventListener('DOMContentLoaded', restoreTyped)
  const loadAgain = () => {
    keepShell('', 0)
    reload()
  }
  // Reloaded without an answer, the page would be lost to the browser's own error page.
  const tryByItself = async (failures) => {
    let seconds = Math.min(2 ** (failures + 1), 60)
    let timer
    const pause = (time) =>
      new Promise((resolve) => {
        timer = setTimeout(resolve, time * (1000 + 500 * Math.random()))
        addEventListener('online', resolve, { once: true })
      })
    for (;;) {
      await pause(seconds)
      clearTimeout(timer)
      failures += 1
      seconds = Math.min(2 ** (failures + 1), 60)
      const asked = [location.href, document.getElementById('shell').src].map((address) =>
        fetch(address, { method: 'HEAD', cache: 'no-store' }),
      )
      const answers = await Promise.all(asked).catch(() => [])
      const later = answers.filter(({ status }) => status === 429 || status >= 500)
      if (answers.length > 0 && later.length === 0) {
        stored((storage) => storage.setItem('startTries', failures))
        return loadAgain()
      }
      for (const { headers } of later) {
        seconds = Math.max(seconds, Math.min(Number(headers.get('retry-after')) || 0, 3600))
      }
    }
  }
  const say = () => {
    const element = (name, text, style) => {
      const made = document.createElement(name)
      made.textContent = text
      made.style.cssText = style
      return made
    }
    const root = document.getElementById('root')
    // A skeleton would look as if something was still coming.
    const place = root.dataset.skeleton === '' ? root.querySelector('main') : null
    if (root.dataset.skeleton === '' && !place) root.replaceChildren()
    const isAlone = !root.hasChildNodes()
    const isOverPage = !place && !isAlone
    const scheme = document.documentElement.dataset.theme ?? 'light dark'
    const ground = 'light-dark(${lightColor}, ${darkColor})'
    const ink = 'light-dark(${darkColor}, ${lightColor})'
    const alert = element('div', '', 'box-sizing: border-box; display: flex; align-items: center; gap: 1rem;' +
      'color: CanvasText; background: Canvas; color: ' + ink + '; background: ' + ground + '; color-scheme: ' + scheme + ';' +
      (isOverPage
        ? 'position: fixed; z-index: 100; inset: auto 1rem max(1rem, env(safe-area-inset-bottom));' +
          'justify-content: space-between; max-inline-size: 26rem; margin-inline: auto; padding: 1rem;' +
          'border: 1px solid color-mix(in srgb, ' + ink + ' 20%, ' + ground + ');' +
          'border-radius: 1.375rem; box-shadow: 0 1rem 3rem -0.75rem rgb(0 0 0 / 0.4)'
        : 'flex-direction: column; justify-content: center; padding: 3rem 1.5rem; text-align: center;' +
          (isAlone ? 'min-block-size: 100vh' : 'flex: 1')))
    alert.setAttribute('role', 'alert')
    const words = element('div', '', '')
    words.append(
      element('p', ${JSON.stringify(couldNotStart)}, 'margin: 0; font-weight: 700; font-size: ' +
        (isOverPage ? '0.9375rem' : '1.375rem')),
      element('p', ${JSON.stringify(triesByItself)}, 'margin: 0; opacity: 0.8'),
    )
    const button = element('button', ${JSON.stringify(tryAgain)}, 'flex: none; min-block-size: 2.75rem;' +
      'padding-inline: 1.125rem; border: 0; border-radius: 62rem; background: CanvasText; color: Canvas;' +
      'background: ' + ink + '; color: ' + ground + '; font: inherit; font-weight: 600; cursor: pointer')
    button.addEventListener('click', loadAgain)
    const actions = element('div', '', 'display: flex; flex: none; flex-wrap: wrap; align-items: center; justify-content: center; gap: 0.5rem 1.5rem')
    actions.append(button)
    if (place && location.pathname !== '/') {
      const home = element('a', ${JSON.stringify(toHome)}, 'display: grid; align-items: center; min-block-size: 2.75rem; color: inherit; font-weight: 600')
      home.href = '/'
      actions.append(home)
    }
    alert.append(words, actions)
    if (place) {
      // Without the styles of the screens: they may hide what is none.
      const main = element('main', '', 'display: flex; flex: 1 0 auto')
      main.id = place.id
      main.append(alert)
      place.replaceWith(main)
    } else document.body.append(alert)
    // The end of the page can be scrolled above the message; without a page there are no styles.
    if (isOverPage) document.body.style.paddingBlockEnd = alert.offsetHeight + 32 + 'px'
    if (isAlone) document.body.style.cssText += '; margin: 0; font: 1rem/1.5 system-ui, sans-serif'
    dispatchEvent(new Event('shellfailed'))
    void tryByItself(tries)
  }
  globalThis.shellStarted = () => {
    removeEventListener('error', handleError, true)
    stored((storage) => storage.removeItem('startTries'))
  }
  globalThis.shellFailed = async () => {
    removeEventListener('error', handleError, true)
    const { version, previous } = document.getElementById('shell').dataset
    if (navigator.onLine) await report(version)
    const isNew = ![version, previous].includes(keptShell())
    if (previous && isNew && navigator.onLine && keepShell(previous, 600)) reload()
    else if (document.body) say()
    else addEventListener('DOMContentLoaded', say)
  }
  addEventListener('error', handleError, true)
}`

/** Where overrides are allowed: an overriding shell that does not start is replaced by the live one. */
export const droppedShellScript = `{
  const { shellFailed } = globalThis
  const isShell = (text) => text.startsWith('shell@')
  const address = new URL(location.href)
  const asked = address.searchParams.getAll('app')
  const wanted = asked.find(isShell)
  globalThis.shellFailed = () => {
    if (!wanted) return shellFailed()
    const others = (texts) => texts.filter((text) => !isShell(text))
    let stored = []
    try {
      stored = others(JSON.parse(sessionStorage.getItem('overrides')))
    } catch {}
    sessionStorage.setItem('overrides', JSON.stringify(stored))
    sessionStorage.setItem('droppedOverride', wanted)
    address.searchParams.delete('app')
    for (const text of others(asked)) address.searchParams.append('app', text)
    location.replace(address)
  }
}`

export const liveReloadPath = '/dev/reload'

export const liveReloadScript = `new EventSource('${liveReloadPath}').addEventListener('reload', () => location.reload())`
