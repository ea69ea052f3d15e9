/** Theme before the first paint: the person's choice, otherwise the system's. */
export const themeScript = `try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}`

/**
 * Made before any other script: only files that the registry knows become scripts, each with its hash.
 * The query is left out of the look-up, because a retry adds one.
 */
export const guardScript = `{
  const { apps } = JSON.parse(document.getElementById('registry').textContent)
  const hashes = new Map()
  for (const { base, integrity } of Object.values(apps))
    for (const name of Object.keys(integrity)) hashes.set(base + name, integrity[name])
  const hashOf = (address) => {
    const { origin, pathname } = new URL(address, location.origin)
    const hash = origin === location.origin ? hashes.get(pathname) : undefined
    if (!hash) throw new TypeError('No released script: ' + pathname)
    return hash
  }
  globalThis.guardScript = (script) => {
    script.integrity = hashOf(script.src)
    script.crossOrigin = 'anonymous'
    return script
  }
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (hashOf(address), address),
  })
}`

export const liveReloadPath = '/dev/reload'

export const liveReloadScript = `new EventSource('${liveReloadPath}').addEventListener('reload', () => location.reload())`
