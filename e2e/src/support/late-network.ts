import type { Page, Request } from '@playwright/test'
import { twoFrames } from './layout-shifts'

const isScript = (url: string) => /\/apps\/mfe-.*\.js$/.test(url)
const isFont = (url: string) => url.endsWith('.woff2')
const isCall = (url: string) => url.includes('/api/') && !url.endsWith('/events')

interface Held {
  request: Request
  release: () => void
}

/** In the order in which they arrive: the screen's scripts, the answers, the fonts. */
const stages = [isScript, isCall, isFont]

/**
 * Holds the scripts of screens, the answers of the API and the fonts back, and lets them arrive one after the other, each
 * once the page shows what came before: the worst case of a slow network, at any speed of the machine.
 */
export async function holdBack(page: Page) {
  const held: Held[] = []
  await page.route(
    ({ href }) => stages.some((matches) => matches(href)),
    async (route, request) => {
      await new Promise<void>((release) => {
        held.push({ request, release })
      })
      await route.continue()
    },
  )

  const stageOf = ({ request }: Held) => stages.findIndex((matches) => matches(request.url()))

  /** An answer of the API arrives alone, since each may change the page; the scripts, and the fonts, arrive together. */
  async function letNextArrive() {
    const [next] = held.toSorted((one, other) => stageOf(one) - stageOf(other))
    if (next === undefined) return false
    const arriving = isCall(next.request.url())
      ? [next]
      : held.filter((one) => stageOf(one) === stageOf(next))
    for (const one of arriving) held.splice(held.indexOf(one), 1)
    for (const { release } of arriving) release()
    await Promise.all(arriving.map(async ({ request }) => (await request.response())?.finished()))
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
