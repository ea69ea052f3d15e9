/**
 * Starts what the role of this tab needs before any script has arrived: preloads the files and sends the first calls, whose
 * answers the HTTP client takes over from `earlyReads`. The shell keeps its session in session storage as `token`, a JWT that
 * names the role. A query belongs to the screen, which may need other calls then.
 */
export const roleStartScript = `try {
  const starts = JSON.parse(document.getElementById('starts').textContent)
  const token = sessionStorage.getItem('token')
  const part = token?.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/')
  const role = part && (JSON.parse(atob(part)).role ?? sessionStorage.getItem('role'))
  const { files, reads } = starts[role] ?? starts.anonymous ?? { files: {}, reads: [] }
  for (const [href, integrity] of Object.entries(files)) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href })
    document.head.append(link)
  }
  const headers = { accept: 'application/json, text/plain' }
  if (token) headers.authorization = 'Bearer ' + token
  const sent = (globalThis.earlyReads = new Map())
  for (const address of location.search ? [] : reads) {
    const stop = new AbortController()
    const answer = fetch(address, { headers, signal: stop.signal })
    answer.catch(() => undefined)
    sent.set(address, { token, answer, stop, sentAt: performance.now() })
  }
} catch {}`
