/** One of the reserved paths; below the root, so that the worker's scope is every page. */
export const workerPath = '/sw.js'

/**
 * Registers the service worker once the page has loaded and had time to show its content, and names the files and gives the answer that
 * were loaded without it. The browser's own offer to install the product is kept for a button of a page, `installOffer`.
 */
export const workerScript = `{
  const workers = navigator.serviceWorker
  const handleWorker = async () => {
    const { active } = await workers.ready
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
    const first = document.getElementById('first-answer')?.textContent
    if (first) active?.postMessage(JSON.parse(first))
  }
  const register = async () => {
    try {
      await workers.register('${workerPath}')
      await handleWorker()
      workers.addEventListener('controllerchange', handleWorker)
    } catch {}
  }
  if (workers) addEventListener('load', () => setTimeout(register, 3000))
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    globalThis.installOffer = event
  })
}`

/**
 * For the page that is shown without network: replaces it by the live one once the front door answers quickly, unless something is being typed, or
 * the shell objects because something is not saved.
 */
export const keptPageScript = `{
  const isTyping = () => document.activeElement?.matches('input, textarea, select')
  const check = async () => {
    const asked = performance.now()
    try {
      const answer = await fetch('/registry.json', { method: 'HEAD', cache: 'no-store' })
      if (!answer.ok || performance.now() - asked > 2000) return
    } catch {
      return
    }
    const event = new Event('networkback', { cancelable: true })
    if (!isTyping() && dispatchEvent(event)) location.reload()
  }
  setInterval(check, 4000)
  addEventListener('online', check)
}`
