import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf, StartError } from './foundation/start-error'
import { readSettings } from './foundation/settings/read-settings'

interface Invocation {
  args: string[]
  env: NodeJS.ProcessEnv
  say: (line: string) => void
  complain: (line: string) => void
}

const everywhere = /^(0\.0\.0\.0|::)$/
const deadlineMilliseconds = 5000

/**
 * Asks `/readyz` of the server that has these settings, for as many seconds as the argument says until it is ready: for service
 * managers and containers. Returns the exit code, 1 when it is not ready.
 */
export async function runReady({ args: [seconds = '0'], env, say, complain }: Invocation) {
  try {
    const { HOST = 'localhost', PORT } = readSettings(env)
    const address = `http://${everywhere.test(HOST) ? 'localhost' : HOST}:${PORT}/readyz`
    const end = Date.now() + Number(seconds) * 1000
    for (;;) {
      const { isReady, sentence } = await ask(address)
      if (isReady) say(sentence)
      else if (Date.now() >= end) complain(sentence)
      else {
        await sleep(200)
        continue
      }
      return isReady ? 0 : 1
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    complain(error.message)
    return 1
  }
}

async function ask(address: string) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(deadlineMilliseconds) })
    return { isReady: answer.ok, sentence: await answer.text() }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return { isReady: false, sentence: `${address} does not answer: ${reasonOf(cause)}.` }
  }
}
