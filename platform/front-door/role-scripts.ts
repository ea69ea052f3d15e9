/**
 * Reads the session of the tab: its role and the person's name. The shell keeps it in session storage as `token`, a JWT, and
 * `role`. Other scripts of the page find it as `pageSession`, or as `expiredSession`; a token that cannot be decoded is none.
 */
export const sessionScript = `try {
  const token = sessionStorage.getItem('token')
  if (token) {
    const part = token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')
    const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0))
    const { role, userName, sub, exp } = JSON.parse(new TextDecoder().decode(bytes))
    const name = userName ?? sub
    const session = { token, name, role: role ?? sessionStorage.getItem('role') }
    const isExpired = exp * 1000 <= Date.now()
    if (name) globalThis[isExpired ? 'expiredSession' : 'pageSession'] = session
  }
} catch {}`

/**
 * Puts the template of the role, if there is one, into the page before the first paint, with the person's name; it may keep the
 * screen of the page. Where the screen depends on the query of the address, only the frame stays, unless the template was rendered
 * for this query. `data-skeleton` tells the shell that the frame is that of the role, and has the value `frame` around a visitor's screen.
 */
export const roleFrameScript = `{
  const { role, name = '' } = globalThis.pageSession ?? {}
  const frames = [...document.querySelectorAll('template[data-role]')]
  const of = (wanted) => frames.find(({ dataset }) => dataset.role === wanted)
  const frame = of(role) ?? of('anonymous')
  const root = document.getElementById('root')
  document.querySelector('[data-without-scripts]')?.remove()
  const keepsScreen = frame?.dataset.keepsScreen === ''
  if (frame) {
    const screen = keepsScreen ? root.querySelector('main')?.childNodes ?? [] : undefined
    if (screen) frame.content.querySelector('main').replaceChildren(...screen)
    document.head.append(...frame.content.querySelectorAll('style'))
    root.replaceChildren(frame.content)
    root.dataset.skeleton = keepsScreen ? 'frame' : ''
    for (const place of root.querySelectorAll('bdi')) {
      if (place.textContent === '{{name}}') place.textContent = name
    }
  }
  const { query, search } = (keepsScreen ? root : (frame ?? root)).dataset
  const asked = new URLSearchParams(location.search)
  const isOther = query ? query.split(' ').some((name) => asked.has(name)) : query === undefined
  if (location.search && location.search !== search && isOther) {
    for (const part of [...(root.querySelector('main')?.children ?? [])]) part.remove()
    root.dataset.skeleton = ''
  }
}`

/**
 * Starts what the role of this tab needs before any script has arrived: sends the first calls, then preloads the files with a low
 * priority: a call would wait for all of them where a browser has six connections to a server. The HTTP client takes the answers over
 * from `earlyReads`. Their bodies are read at once, because each step of a read waits for a script
 * that is being compiled or run meanwhile. With another query than the page is for, the screen may need other calls.
 */
export const roleStartScript = `try {
  const { search, roles } = JSON.parse(document.getElementById('starts').textContent)
  const { token = null, role } = globalThis.pageSession ?? {}
  const { files, reads } = roles[role] ?? roles.anonymous ?? { files: {}, reads: [] }
  const headers = { accept: 'application/json, text/plain' }
  if (token) headers.authorization = 'Bearer ' + token
  const sent = (globalThis.earlyReads = new Map())
  for (const address of location.search === search ? reads : []) {
    const stop = new AbortController()
    const given = fetch(address, { headers, signal: stop.signal })
    const text = given.then((response) => response.text())
    const answer = Promise.all([given, text]).then(([response, body]) => new Response(body || null, response))
    answer.catch(() => undefined)
    sent.set(address, { token, answer, text, stop, sentAt: performance.now() })
  }
  for (const [href, integrity] of Object.entries(files)) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', crossOrigin: 'anonymous', integrity, href })
    document.head.append(link)
  }
} catch {}`
