import type { PageTexts } from './options'
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
 * broken. It requests the previous release once; without one the page shows a message. The shell calls
 * `shellStarted` once it is rendered, or `shellFailed`. It also requests the ticket that signs this page's reports, here
 * so that the ticket has come before any app can block the page.
 */
export const startScript = ({ couldNotStart, tryAgain }: PageTexts) => `{
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
  const say = () => {
    const alert = document.createElement('div')
    const button = document.createElement('button')
    alert.setAttribute('role', 'alert')
    alert.style.cssText = 'padding: 2rem; text-align: center; font: 1.125rem system-ui'
    alert.textContent = ${JSON.stringify(`${couldNotStart} `)}
    button.textContent = ${JSON.stringify(tryAgain)}
    button.style.font = 'inherit'
    button.addEventListener('click', () => {
      keepShell('', 0)
      location.reload()
    })
    alert.append(button)
    // A skeleton would look as if something was still coming.
    document.querySelector('#root[data-skeleton=""]')?.replaceChildren()
    document.body.prepend(alert)
  }
  globalThis.shellStarted = () => removeEventListener('error', handleError, true)
  globalThis.shellFailed = async () => {
    globalThis.shellStarted()
    const { version, previous } = document.getElementById('shell').dataset
    if (navigator.onLine) await report(version)
    const isNew = ![version, previous].includes(keptShell())
    if (previous && isNew && keepShell(previous, 600)) location.reload()
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
