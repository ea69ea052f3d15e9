import { drawCovers } from './features/first-content/draw-covers'
import { languages } from './features/languages/languages'
import { reportBegan } from './remotes/health'

declare global {
  /** Defined by the page, which shows an error unless the shell reports that it has started. */
  var shellStarted: () => void
  var shellFailed: () => void
}

async function begin() {
  drawCovers()
  reportBegan('shell', document.getElementById('shell')?.dataset['version'] ?? '')
  try {
    // The catalogue is set before any module with a message is evaluated.
    await Promise.all([firstTexts(), languages[document.documentElement.lang]?.loadCatalogue?.()])
    const { start } = await import(/* webpackChunkName: "bootstrap" */ './bootstrap')
    await start()
    globalThis.shellStarted()
  } catch (error) {
    globalThis.shellFailed()
    throw error
  }
}

/**
 * Lets the page show the texts of the first answer (`data-fill-from`) before scripts are run that take long: an answer that arrives while one
 * is running would be shown after hydration. It waits for an answer that is late, and for a frame that a hidden page has not, briefly.
 */
async function firstTexts() {
  const reads = [...(globalThis.earlyReads?.values() ?? [])]
  if (reads.length === 0 || !document.querySelector('#root [data-fill-from]')) return
  await soon(Promise.allSettled(reads.map(({ text }) => Promise.resolve(text))), 100)
  await soon(new Promise(requestAnimationFrame), 50)
}

/** Resolves after the promise, in a task of its own, or once the time is over. */
const soon = (promise: Promise<unknown>, milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
    void promise.then(() => setTimeout(resolve))
  })

void begin()
