import type { Page, Request } from '@playwright/test'
import { twoFrames } from './layout-shifts'

const isScript = (url: string) => /\/apps\/mfe-.*\.js$/.test(url)
const isFont = (url: string) => url.endsWith('.woff2')
const isCall = (url: string) => url.includes('/api/') && !url.endsWith('/events')

/** In the order in which they arrive: the screen's scripts, the answers, the fonts. */
const stages = [isScript, isCall, isFont]

/**
 * Holds the scripts of screens, the answers of the API and the fonts back, and lets them arrive one at a time, each once
 * the page shows what came before: the worst case of a slow network, at any speed of the machine.
 */
export async function holdBack(page: Page) {
  const held: { request: Request; release: () => void }[] = []
  await page.route(
    ({ href }) => stages.some((matches) => matches(href)),
    async (route, request) => {
      await new Promise<void>((release) => {
        held.push({ request, release })
      })
      await route.continue()
    },
  )

  async function letNextArrive() {
    const order = ({ request }: { request: Request }) =>
      stages.findIndex((matches) => matches(request.url()))
    const [next] = held.toSorted((one, other) => order(one) - order(other))
    if (next === undefined) return false
    held.splice(held.indexOf(next), 1)
    next.release()
    await (await next.request.response())?.finished()
    await twoFrames(page)
    return true
  }

  return {
    /** Lets everything arrive that the page asks for, until `isComplete`. */
    async arrive(isComplete: () => Promise<boolean>) {
      do {
        while (await letNextArrive());
        await twoFrames(page)
      } while (held.length > 0 || !(await isComplete()))
    },
  }
}
