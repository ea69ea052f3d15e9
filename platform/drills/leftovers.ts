import type { Page } from '@playwright/test'

/** A listener that is registered on the page, or a function of the browser that was replaced. */
export interface Leftover {
  what: string
  /** The script that registered the listener. */
  script?: string
}

/** Records listeners and replaced functions from the next document on; the returned function lists those that exist. */
export async function recordLeftovers(page: Page): Promise<() => Promise<Leftover[]>> {
  await page.addInitScript(watchPage)
  return () => page.evaluate(() => Reflect.get(globalThis, 'listLeftovers')() as Leftover[])
}

/** Runs in the page before its scripts. */
function watchPage() {
  interface Registration extends Leftover {
    target: EventTarget
    type: string
    listener: unknown
    isCapturing: boolean
  }

  const registrations = new Set<Registration>()
  const { addEventListener, removeEventListener } = EventTarget.prototype

  /** The name of a target that outlives the screens of an app. */
  const nameOf = (target: EventTarget) => {
    if (target === window) return 'window'
    if (target === document) return 'document'
    if (target === document.body) return 'body'
    if (target === document.documentElement) return 'html'
    if (target === window.visualViewport) return 'visualViewport'
    return target instanceof MediaQueryList ? `matchMedia ${target.media}` : undefined
  }
  const isCapturing = (options: unknown) =>
    typeof options === 'object' ? Boolean(options && Reflect.get(options, 'capture')) : !!options
  const find = (target: EventTarget, type: string, listener: unknown, options: unknown) =>
    [...registrations].find(
      (one) =>
        one.target === target &&
        one.type === type &&
        one.listener === listener &&
        one.isCapturing === isCapturing(options),
    )

  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    addEventListener.call(this, type, listener, options)
    const target = this ?? window
    const name = nameOf(target)
    const { once = false, signal } = typeof options === 'object' ? (options ?? {}) : {}
    if (!name || !listener || once || signal?.aborted) return
    if (find(target, type, listener, options)) return
    const script = /\/apps\/[^\s)]+?(?=:\d)/.exec(new Error('trace').stack ?? '')?.[0]
    const what = `${name} listens to ${type}`
    const registration = { what, script, target, type, listener, isCapturing: isCapturing(options) }
    registrations.add(registration)
    if (signal) addEventListener.call(signal, 'abort', () => registrations.delete(registration))
  }
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    removeEventListener.call(this, type, listener, options)
    const found = find(this ?? window, type, listener, options)
    if (found) registrations.delete(found)
  }

  const holders: Record<string, object> = { window, history, navigator, console, JSON, Math }
  for (const name of Object.getOwnPropertyNames(window)) {
    const value: unknown = Object.getOwnPropertyDescriptor(window, name)?.value
    if (typeof value !== 'function') continue
    holders[name] = value
    if (value.prototype) holders[`${name}.prototype`] = value.prototype as object
  }
  /** Every function of the browser, getters and setters included, by its name. */
  const functions = () => {
    const found = new Map<string, unknown>()
    for (const [holder, object] of Object.entries(holders)) {
      for (const [name, { value, get, set }] of Object.entries(
        Object.getOwnPropertyDescriptors(object),
      )) {
        if (typeof value === 'function') found.set(`${holder}.${name}`, value)
        if (get) found.set(`${holder}.${name} (get)`, get)
        if (set) found.set(`${holder}.${name} (set)`, set)
      }
    }
    return found
  }

  const original = functions()
  const listLeftovers = (): Leftover[] => {
    const current = functions()
    const replaced = [...original].filter(([name, value]) => current.get(name) !== value)
    return [
      ...[...registrations].map(({ what, script }) => ({ what, script })),
      ...replaced.map(([name]) => ({ what: `${name} is replaced` })),
    ]
  }
  Object.defineProperty(globalThis, 'listLeftovers', { value: listLeftovers })
}
