import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from './bidi'
import type { Engine } from './driver'
import { startProgram } from './program'

/** Starts Debian's Firefox, which speaks WebDriver BiDi itself. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  const browser = await startProgram(
    'firefox-esr',
    args,
    (output) => /WebDriver BiDi listening on (\S+)/.exec(output)?.[1],
  )
  const { send, close } = await connect(browser.found)

  return {
    pointers: ['mouse', 'touch'],
    async openWindow(viewport) {
      const { userContext } = await send<{ userContext: string }>('browser.createUserContext')
      // A tab would hide the other person's tab, and hidden tabs neither poll nor animate.
      const { context } = await send<{ context: string }>('browsingContext.create', {
        type: 'window',
        userContext,
      })
      await send('browsingContext.setViewport', { context, viewport })
      return {
        async open(url) {
          await send('browsingContext.navigate', { context, url, wait: 'interactive' })
        },
        async run(body) {
          const answer = await send<Evaluation>('script.callFunction', {
            functionDeclaration: `async function () { ${body} }`,
            awaitPromise: true,
            target: { context },
          })
          if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
          return answer.result?.value
        },
        async perform(actions) {
          await send('input.performActions', { context, actions })
        },
        async picture() {
          const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
            context,
          })
          return data
        },
        async close() {
          await send('browser.removeUserContext', { userContext })
        },
      }
    },
    async stop() {
      close()
      await browser.stop()
      rmSync(profile, { recursive: true, maxRetries: 5 })
    },
  }
}

interface Evaluation {
  result?: { value?: unknown }
  exceptionDetails?: { text: string }
}
