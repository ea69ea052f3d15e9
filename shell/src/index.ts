import { reportBegan } from './remotes/health'

declare global {
  /** Defined by the page, which shows an error unless the shell reports that it has started. */
  var shellStarted: () => void
  var shellFailed: () => void
}

async function begin() {
  reportBegan('shell', document.getElementById('shell')?.dataset['version'] ?? '')
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
