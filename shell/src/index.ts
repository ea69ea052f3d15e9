import { adoptNonce } from './remotes/adopt-nonce'

declare global {
  /** Made by the page: it waits to hear whether the shell has started, and says so if not. */
  var shellStarted: () => void
  var shellFailed: () => void
}

async function begin() {
  // Before anything else: styles without the nonce are refused by the page's policy.
  adoptNonce()
  try {
    const { start } = await import(/* webpackChunkName: "bootstrap" */ './bootstrap')
    await start()
    globalThis.shellStarted()
  } catch (error) {
    globalThis.shellFailed()
    throw error
  }
}

void begin()
